import { Face } from '@clade/board';
import { type Character, charactersOf } from '@clade/bots/characters';
import { BOT_LEVELS, readBot } from '@clade/bots/names';
import { useState } from 'react';
import { sayLevel } from '../shell/bots.ts';
import { rankOf, sits, surprised, tapped } from '../shell/cast.ts';
import { Drawn } from '../shell/icons.tsx';
import type { Plan } from '../shell/plan.ts';
import { remembered } from '../shell/remembered.ts';
import { useMedia } from '../shell/use-media.ts';
import { type Key, type Say, useText } from '../text/text.tsx';
import './new-table-cast.css';

const DICE =
  'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01';
const CHECK = 'M4 13l5.5 5.5L20 7';

interface CastProps {
  readonly plan: Plan;
  readonly most: number;
  readonly change: (plan: Plan) => void;
}

/** The six faces of a game: a tap seats, a second one sends away. */
export function Cast({ plan, most, change }: CastProps) {
  const say = useText();
  const [level, setLevel] = useState<string>();
  const [style, setStyle] = useState<string>();
  const all = charactersOf(plan.game);
  const levels = BOT_LEVELS.filter((name) => all.some(({ bot }) => readBot(bot).level === name));
  const styles = [...new Set(all.map(styleOf))];
  const shown = all.filter(
    (one) =>
      sits(plan, one.id) ||
      ((level === undefined || readBot(one.bot).level === level) &&
        (style === undefined || styleOf(one) === style)),
  );
  return (
    <section className="cast" aria-labelledby="cast">
      <header>
        <h2 id="cast">{say('cast.who')}</h2>
        <span className="soft">{say('cast.how')}</span>
        <button
          type="button"
          className="surprise"
          onClick={() => change(surprised(plan, most, remembered(plan.game).level, Math.random))}
        >
          <Drawn path={DICE} className="s" /> {say('cast.surprise')}
        </button>
      </header>
      <div className="filters">
        <Filter
          name={say('cast.level')}
          options={levels}
          sayOption={(name) => lower(say, sayLevel(say, name))}
          chosen={level}
          choose={setLevel}
        />
        <Filter
          name={say('cast.style')}
          options={styles}
          sayOption={(name) => sayWay(say, name)}
          chosen={style}
          choose={setStyle}
        />
      </div>
      <ul className="faces">
        {shown.map((character) => (
          <li key={character.id}>
            <Card
              character={character}
              seated={sits(plan, character.id)}
              full={plan.seats.length >= most}
              tap={() => change(tapped(plan, character.id, most))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `none`: a character without a style of its own. */
function styleOf({ bot }: Character): string {
  return readBot(bot).style ?? 'none';
}

export function sayWay(say: Say, style: string): string {
  return say.texts.text(`cast.${style}`);
}

export function lower(say: Say, word: string): string {
  return word.toLocaleLowerCase(say.locale);
}

interface FilterProps {
  readonly name: string;
  readonly options: readonly string[];
  readonly sayOption: (option: string) => string;
  readonly chosen: string | undefined;
  readonly choose: (option: string | undefined) => void;
}

function Filter({ name, options, sayOption, chosen, choose }: FilterProps) {
  const say = useText();
  return (
    <fieldset aria-label={name}>
      <span className="soft" aria-hidden="true">
        {name}
      </span>
      {[undefined, ...options].map((option) => (
        <label key={option ?? ''} className="filter">
          <input
            type="radio"
            className="hidden-text"
            name={name}
            checked={chosen === option}
            onChange={() => choose(option)}
          />
          {option === undefined ? say('cast.all') : sayOption(option)}
        </label>
      ))}
    </fieldset>
  );
}

/** Px of a face, and on a phone. */
const FACE = 92;
const PHONE_FACE = 64;

interface CardProps {
  readonly character: Character;
  readonly seated: boolean;
  readonly full: boolean;
  readonly tap: () => void;
}

function Card({ character, seated, full, tap }: CardProps) {
  const say = useText();
  const phone = useMedia('(max-width: 639px)');
  const { id, name, bot } = character;
  const text = (part: 'temper' | 'plays'): string => say.texts.text(`cast.${id}.${part}`);
  return (
    <button
      type="button"
      className="cast-card"
      aria-pressed={seated}
      disabled={full && !seated}
      title={full && !seated ? say('cast.full') : undefined}
      onClick={tap}
    >
      <span className="portrait">
        <Face of={character} size={phone ? PHONE_FACE : FACE} />
        {seated && (
          <span className="seated">
            <Drawn path={CHECK} className="s" />
          </span>
        )}
      </span>
      <span className="about">
        <b>{name}</b>
        <span className="how">
          <LevelMarks rank={rankOf(bot)} /> {lower(say, sayLevel(say, readBot(bot).level))}{' '}
          <span className="chip">{sayWay(say, styleOf(character))}</span>
        </span>
        <span className="temper">{text('temper')}</span>
        <span className="plays">{text('plays')}</span>
      </span>
    </button>
  );
}

/** Levels above the random one. */
const MARKS = BOT_LEVELS.slice(1);

function LevelMarks({ rank }: { readonly rank: number }) {
  return (
    <span className="level-marks" aria-hidden="true">
      {MARKS.map((level, i) => (
        <i key={level} className={i < rank ? 'on' : undefined} />
      ))}
    </span>
  );
}

/** What a character is, in its own words: the catchphrase. */
export function Catchphrase({ of }: { readonly of: Character }) {
  const say = useText();
  return (
    <figure className="catchphrase">
      <blockquote>{say(`cast.${of.id}.says` as Key)}</blockquote>
      <figcaption className="soft">{of.name}</figcaption>
    </figure>
  );
}
