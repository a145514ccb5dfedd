import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { idle, savesData } from '../shell/idle.ts';
import './plates.css';

export interface PlateProps {
  readonly game: string;
  /** Lies down: five tiles or three animals. */
  readonly small?: boolean;
  /** Too small for numbers. */
  readonly bare?: boolean;
}

const PlatePicture = lazy(() => import('./plate-picture.tsx'));

/**
 * A drawing of a game. It is decoration, so everything else of the page comes first; who pays for what is fetched gets
 * none, and neither does who has lost the network.
 */
export function Plate(props: PlateProps) {
  const ready = useIdle();
  if (savesData()) return null;
  return (
    <div className="plate-picture" aria-hidden="true">
      {ready && (
        <Without>
          <Suspense>
            <PlatePicture {...props} />
          </Suspense>
        </Without>
      )}
    </div>
  );
}

let wasIdle = false;

function useIdle(): boolean {
  const [ready, setReady] = useState(wasIdle);
  useEffect(() => {
    if (ready) return;
    let stopped = false;
    void idle().then(() => {
      wasIdle = true;
      if (!stopped) setReady(true);
    });
    return () => {
      stopped = true;
    };
  }, [ready]);
  return ready;
}

/** A page without its drawing is still a page. */
class Without extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
