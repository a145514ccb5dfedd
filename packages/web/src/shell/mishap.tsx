import { Component, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';

interface State {
  readonly error?: unknown;
}

/** Shown instead of a screen that broke. Tables are kept move by move, so loading the page again loses nothing. */
export class Mishap extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <Sorry error={this.state.error} />;
  }
}

function Sorry({ error }: { readonly error: unknown }) {
  const say = useText();
  return (
    <main className="notice-page" role="alert">
      <h1>{say('mishap.title')}</h1>
      <p>{say('mishap.text')}</p>
      <p className="soft">{error instanceof Error ? error.message : String(error)}</p>
      <div className="acts">
        <button type="button" className="go" onClick={() => location.reload()}>
          {say('mishap.again')}
        </button>
        <a className="btn" href="/">
          {say('mishap.home')}
        </a>
      </div>
    </main>
  );
}
