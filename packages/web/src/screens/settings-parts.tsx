import { type ReactNode, useId } from 'react';

/** Settings that belong together, under a heading. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="box group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SettingProps {
  readonly name: string;
  readonly note?: ReactNode;
  readonly children: (id: string) => ReactNode;
}

/** One setting: its name, what it does, and what it is set with. */
export function Setting({ name, note, children }: SettingProps) {
  const id = useId();
  return (
    <div className="setting">
      <div>
        <label htmlFor={id}>{name}</label>
        {note && <p className="soft">{note}</p>}
      </div>
      {children(id)}
    </div>
  );
}
