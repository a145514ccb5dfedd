import { seatColour } from '@clade/board';
import { type CSSProperties, useRef, useState } from 'react';
import { Link } from 'wouter';
import { saveFile } from '../../shell/files.ts';
import { Dialog } from '../../table/dialog.tsx';
import { useText } from '../../text/text.tsx';
import { isKept, keepPlate, type Plate, useCollected } from './collected.ts';
import {
  factsText,
  fateText,
  lifeName,
  lifeNameText,
  type Of,
  roundsText,
  traitsText,
} from './life-words.tsx';
import { type Caption, pngOf, svgOf } from './plate-picture.ts';
import { Portrait } from './portrait.tsx';
import './plate.css';

/** A species as a small plate that opens. */
export function PlateButton({ plate, onOpen }: { readonly plate: Plate; readonly onOpen: () => void }) {
  const say = useText();
  const { game, life } = plate;
  const of: Of = { say, ...game };
  return (
    <button
      type="button"
      className="plate"
      style={{ '--seat': seatColour(life.seat) } as CSSProperties}
      onClick={onOpen}
    >
      <Portrait life={life} seed={game.seed} />
      <span className="plate-name">{lifeName(of, life)}</span>
      <span className="soft">
        {say('evo.plate.brief', { owner: game.players[life.seat] ?? '', rounds: roundsText(of, life) })}
      </span>
      <span>{fateText(of, life)}</span>
    </button>
  );
}

/** A plate at its full size, to be kept, saved and shared. */
export function PlateDialog({ plate, onClose }: { readonly plate: Plate; readonly onClose: () => void }) {
  const say = useText();
  const { game, life } = plate;
  const of: Of = { say, ...game };
  const on = isKept(useCollected(), plate);
  const picture = useRef<HTMLDivElement>(null);
  const [shared] = useState(canShare);
  const date = new Intl.DateTimeFormat(say.locale, { dateStyle: 'long' }).format(game.at);
  const owner = game.players[life.seat] ?? '';
  const caption: Caption = {
    name: lifeNameText(of, life),
    lines: [
      traitsText(of, life),
      factsText(of, life),
      `${roundsText(of, life)}. ${fateText(of, life)}`,
      say('evo.plate.of', { owner, game: game.name, date }),
    ],
  };
  const drawn = (): string => svgOf(picture.current as HTMLElement, caption);
  const file = `${caption.name.toLowerCase().replace(/[^a-z]+/g, '-')}`.replace(/-$/, '');
  const png = async (): Promise<void> => saveFile(`${file}.png`, await pngOf(drawn()), 'image/png');
  const share = async (): Promise<void> => {
    const picture = new File([await pngOf(drawn())], `${file}.png`, { type: 'image/png' });
    // Who closes the choice of where to has decided.
    await navigator.share({ files: [picture], title: caption.name }).catch(() => undefined);
  };
  return (
    <Dialog title={lifeName(of, life)} className="plate-sheet" onClose={onClose}>
      <div className="plate-picture" ref={picture}>
        <Portrait life={life} seed={game.seed} large />
      </div>
      {caption.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="acts">
        <button type="button" data-first="" aria-pressed={on} onClick={() => keepPlate(plate, !on)}>
          {say(on ? 'evo.plate.let-go' : 'evo.plate.keep')}
        </button>
        <button type="button" onClick={() => void png()}>
          {say('evo.plate.png')}
        </button>
        <button type="button" onClick={() => saveFile(`${file}.svg`, drawn(), 'image/svg+xml')}>
          {say('evo.plate.svg')}
        </button>
        {shared && (
          <button type="button" onClick={() => void share()}>
            {say('evo.plate.share')}
          </button>
        )}
        <Link href={`/replay/${game.id}`} className="btn">
          {say('evo.collection.replay')}
        </Link>
      </div>
    </Dialog>
  );
}

function canShare(): boolean {
  const file = new File([], 'a.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
