import { useText } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';
import type { KeyAction, ReplayAction } from './keys.ts';

interface KeysDialogProps {
  readonly keys: readonly {
    readonly keys: readonly string[];
    readonly action: KeyAction | ReplayAction | 'points' | 'threats';
  }[];
  /** Are targets on the board picked by digits? */
  readonly digits: boolean;
  readonly onClose: () => void;
}

/** Every key and what it does. */
export function KeysDialog({ keys, digits, onClose }: KeysDialogProps) {
  const say = useText();
  return (
    <Dialog title={say('keys.title')} onClose={onClose}>
      <dl className="keys">
        {digits && (
          <div>
            <dt>{say.rich('keys.digits-range', { k: (digit) => <kbd>{digit}</kbd> })}</dt>
            <dd>{say('keys.digits')}</dd>
          </div>
        )}
        {keys.map(({ keys: names, action }) => (
          <div key={action}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{keyLabel(name, (key) => say.texts.text(`key.${key}`))}</kbd>
              ))}
            </dt>
            <dd>{say(`keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** A key as it is printed on keyboards. */
function keyLabel(name: string, said: (key: string) => string): string {
  const shift = name.startsWith('⇧') ? '⇧ ' : '';
  const key = shift ? name.slice(1) : name;
  if (key === ' ') return shift + said('Space');
  return shift + (key.length === 1 ? key.toUpperCase() : said(key));
}
