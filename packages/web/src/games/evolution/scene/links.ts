import type { LinkScene } from '@clade/board/evolution';
import type { Seat } from '@clade/engine';
import type { PlayerView, Species, TraitId } from '@clade/evolution';
import { figureAt } from '@clade/wording/evolution';
import { figureName } from '../speech.ts';
import type { Stage } from './stage.ts';

/** Traits that act on a neighbour, as pills on the gaps: only inside a row, since rows never link. */
export function linksOf(stage: Stage, seat: Seat): LinkScene[] {
  const row = (stage.view.players[seat] as PlayerView).species;
  const links: LinkScene[] = [];
  for (let gap = 0; gap + 1 < row.length; gap++) {
    const left = row[gap] as Species;
    const right = row[gap + 1] as Species;
    const name = (place: number): string => figureName(stage, figureAt(stage.figures, seat, place));
    const add = (
      trait: LinkScene['trait'],
      towards: LinkScene['towards'],
      off: boolean,
      by: number,
      to: number,
    ): void => {
      const label = stage.say(off ? `evo.board.${trait}.off` : `evo.board.${trait}`, {
        by: name(by),
        to: name(to),
      });
      links.push({ gap, trait, towards, label, ...(off ? { off } : {}) });
    };
    const calls = [cardOf(left, 'warning-call'), cardOf(right, 'warning-call')] as const;
    if (calls[0] !== undefined || calls[1] !== undefined) {
      const both = calls[0] !== undefined && calls[1] !== undefined;
      // EVO-4.2.13: callers next to each other do not cover each other, unless the table plays so.
      const idle = both && stage.view.config.options.callersProtected !== true;
      const down = calls[0]?.faceDown === true || calls[1]?.faceDown === true;
      const towards = both ? 'both' : calls[0] !== undefined ? 'right' : 'left';
      const by = calls[0] !== undefined ? gap : gap + 1;
      add('warning-call', towards, idle || down, by, by === gap ? gap + 1 : gap);
    }
    const symbiosis = cardOf(left, 'symbiosis');
    if (symbiosis !== undefined) {
      const larger = largerToTheRight(stage, row, gap);
      add('symbiosis', 'left', symbiosis.faceDown === true || larger === undefined, larger ?? gap + 1, gap);
    }
    const cooperation = cardOf(left, 'cooperation');
    if (cooperation !== undefined) {
      // EVO-5.2.1: a carnivore takes no plants, and one that eats plants has nothing else to share.
      const meat = cardOf(left, 'carnivore') !== undefined || cardOf(left, 'scavenger') !== undefined;
      const off = cooperation.faceDown === true || (cardOf(right, 'carnivore') !== undefined && !meat);
      add('cooperation', 'right', off, gap, gap + 1);
    }
  }
  return links;
}

/** EVO-6.16.5: the species that Symbiosis relies on, directly to the right or, by the table, anywhere there. */
function largerToTheRight(stage: Stage, row: readonly Species[], place: number): number | undefined {
  const reach = stage.view.config.options.symbiosisReach === 'row' ? row.length : place + 2;
  for (let i = place + 1; i < reach; i++) {
    if ((row[i] as Species).bodySize > (row[place] as Species).bodySize) return i;
  }
  return undefined;
}

function cardOf(species: Species, trait: TraitId) {
  return species.traits.find(({ id }) => id === trait);
}
