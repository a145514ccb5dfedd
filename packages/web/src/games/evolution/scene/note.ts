import type { NoteScene } from '@clade/board/evolution';
import type { Refusal } from '@clade/engine';
import { protections, type Species, sizes } from '@clade/evolution';
import { figureAt, isTrait } from '@clade/wording/evolution';
import type { Refused } from '../../../table/table.ts';
import { wordsOf } from '../../../text/phrase.tsx';
import { refusedPlace } from '../refused-place.ts';
import { figureName, traitName } from '../speech.ts';
import { sayRefusal } from '../worded.ts';
import { type Stage, speciesKey } from './stage.ts';

/** Why a species was refused: both sums, the comparison. The rule is added by who shows it. */
export function noteScene(stage: Stage): (NoteScene & { readonly rule?: string }) | undefined {
  const refused = stage.turn?.refused;
  if (refused === undefined) return undefined;
  const place = refusedPlace(refused.move, stage.view);
  if (place === undefined || figureAt(stage.figures, place.seat, place.species) === 0) return undefined;
  const about = speciesKey(figureAt(stage.figures, place.seat, place.species));
  const { rule } = refused.why;
  const note = refused.move[0] === 'attack' ? attackNote(stage, refused.move, refused.why) : undefined;
  return {
    about,
    ...(note ?? {
      title: stage.say('evo.note.refused'),
      sums: [],
      verdict: wordsOf(sayRefusal(refused.why, stage.snapshot, stage.names, stage.say)),
    }),
    ...(rule ? { rule } : {}),
  };
}

type Body = Omit<NoteScene, 'about'>;

function attackNote(stage: Stage, move: readonly unknown[], why: Refused): Body | undefined {
  const { say, view, choice, figures } = stage;
  const [, species, seat, target] = move as [string, number, number, number];
  const attacker = { seat: view.viewer, species };
  const prey = { seat, species: target };
  const reasons = protections(choice.known, attacker, prey);
  const reason = reasons.find(({ code }) => code === why.code);
  const a = view.players[view.viewer]?.species[species];
  const t = view.players[seat]?.species[target];
  if (reason === undefined || a === undefined || t === undefined) return undefined;
  const fig = (s: number, i: number): string => figureName(stage, figureAt(figures, s, i));
  const { attack } = sizes(choice.known, attacker);
  const attackText =
    attack > a.bodySize
      ? say('evo.note.attack.pack', { body: a.bodySize, population: a.population })
      : say('evo.note.attack', { body: a.bodySize });
  const title = isTrait(reason.code)
    ? say('evo.note.protected', { trait: traitName(say, reason.code) })
    : say('evo.note.too-large');
  const symbol = isTrait(reason.code) ? `trait-${reason.code}` : 'body-size';
  return { symbol, title, ...sumsOf() };

  function sumsOf(): Pick<Body, 'sums' | 'verdict'> {
    const { facts } = reason as Refusal;
    const target_ = t as Species;
    const attacker_ = a as Species;
    switch ((reason as Refusal).code) {
      case 'too-large':
        return compare(
          attack,
          attackText,
          target_.bodySize,
          say('evo.note.body', { fig: fig(seat, target) }),
        );
      case 'hard-shell': {
        const text = say('evo.note.defence', { body: target_.bodySize });
        return compare(attack, attackText, facts.defenceSize as number, text);
      }
      case 'defensive-herding':
        return compare(
          attacker_.population,
          say('evo.note.population', { fig: fig(view.viewer, species) }),
          target_.population,
          say('evo.note.population', { fig: fig(seat, target) }),
        );
      case 'symbiosis': {
        const right = facts.neighbourBodySize as number;
        return {
          sums: [
            {
              value: right,
              text: say('evo.note.right-body', { fig: fig(seat, (facts.neighbour as number) - 1) }),
            },
            { value: target_.bodySize, text: say('evo.note.body', { fig: fig(seat, target) }) },
          ],
          verdict: say('evo.note.larger', { a: right, b: target_.bodySize }),
        };
      }
      case 'burrowing':
        return {
          sums: [
            { value: target_.food, text: say('evo.note.food') },
            { value: target_.population, text: say('evo.note.needed') },
          ],
          verdict: say('evo.note.fed', { a: target_.food, b: target_.population }),
        };
      case 'warning-call': {
        const caller = target + (facts.side === 'left' ? -1 : 1);
        return {
          sums: [{ value: '·', text: say('evo.note.calls', { fig: fig(seat, caller) }) }],
          verdict: say('evo.note.no-ambush', { fig: fig(view.viewer, species) }),
        };
      }
      default:
        return { sums: [], verdict: say('evo.note.no-climbing', { fig: fig(view.viewer, species) }) };
    }
  }

  function compare(left: number, leftText: string, right: number, rightText: string) {
    return {
      sums: [
        { value: left, text: leftText },
        { value: right, text: rightText },
      ],
      verdict: say('evo.note.not-larger', { a: left, b: right }),
    };
  }
}
