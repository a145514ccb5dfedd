import { Glyph } from '@clade/board';
import type { Wire } from '@clade/engine';
import type { PlayerView } from '@clade/evolution';
import { figureAt, readWire } from '@clade/wording/evolution';
import { type Spot, speciesSpot } from './gestures.ts';
import type { Stage } from './scene/stage.ts';
import { heldCard } from './scene/tags.ts';
import { figureName, traitName } from './speech.ts';

/** A place that the held card can go to, as a line under the thumb. */
export interface PlaceLine {
  readonly spot: Spot;
  readonly symbol: string;
  readonly text: string;
  /** What the symbol stands for, where the text does not say it. */
  readonly of?: string;
}

export interface PlaceGroup {
  readonly title: string;
  readonly lines: readonly PlaceLine[];
}

/** Everywhere the held card can go, species by species; or the effects of which one acts next. */
export function placeGroups(stage: Stage): readonly PlaceGroup[] {
  const { choice, me, view, say, figures } = stage;
  if (me === undefined || (heldCard(stage) === undefined && choice.kind !== 'leaf-order')) return [];
  const groups: PlaceGroup[] = [];
  for (const [place, species] of (view.players[me] as PlayerView).species.entries()) {
    const spots: Spot[] = [
      `place:${place}`,
      ...species.traits.flatMap(({ id }): Spot[] => (id === undefined ? [] : [`trait:${place}:${id}`])),
      `grow:body:${place}`,
      `grow:population:${place}`,
    ];
    // In a window of Intelligence the board itself takes the card.
    if (choice.kind === 'intelligence') spots.push(speciesSpot(me, place));
    const lines = spots.flatMap((spot) => lineOf(stage, spot));
    if (lines.length > 0) groups.push({ title: figureName(stage, figureAt(figures, me, place)), lines });
  }
  const ends = (['end:left', 'end:right'] as const).flatMap((spot) => lineOf(stage, spot));
  if (ends.length > 0) groups.push({ title: say('evo.place.new'), lines: ends });
  return groups;
}

function lineOf(stage: Stage, spot: Spot): PlaceLine[] {
  const { choice, say } = stage;
  const [wire] = choice.open.get(spot) ?? [];
  if (wire === undefined) return [];
  const move = readWire(wire as Wire);
  switch (move.verb) {
    case 'trait':
      return [
        move.replaced === undefined
          ? { spot, symbol: `trait-${move.card.trait}`, text: say('evo.place.put') }
          : {
              spot,
              symbol: `trait-${move.replaced}`,
              text: say('evo.place.replace', { old: traitName(say, move.replaced) }),
            },
      ];
    case 'body':
    case 'population': {
      const symbol = move.verb === 'body' ? 'body-size' : 'population';
      return [{ spot, symbol, text: say('evo.place.grow'), of: say(`evo.place.${move.verb}`) }];
    }
    case 'species':
      return [{ spot, symbol: 'new-species', text: say('evo.board.end', { side: move.side }) }];
    case 'leaf': {
      const text = say('evo.tag.acts', { trait: traitName(say, move.trait) });
      return [{ spot, symbol: `trait-${move.trait}`, text }];
    }
    case 'use':
      return [{ spot, symbol: 'trait-intelligence', text: say('evo.trait.intelligence') }];
    default:
      return [];
  }
}

export function PlaceList({ stage }: { readonly stage: Stage }) {
  const groups = placeGroups(stage);
  if (groups.length === 0) return null;
  const card = heldCard(stage);
  const title =
    card === undefined ? stage.say('evo.prompt.leaf-order') : stage.say('evo.place.title', { card });
  return (
    <section className="evo-places" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {card === undefined ? null : (
          <button type="button" className="quiet" data-act="put-back" onClick={() => stage.turn?.hold([])}>
            {stage.say('evo.place.back')}
          </button>
        )}
      </header>
      {groups.map(({ title, lines }) => (
        <fieldset key={title} className="evo-place">
          <legend className="fign">{title}</legend>
          {lines.map(({ spot, symbol, text, of }) => (
            <button key={spot} type="button" data-target={spot}>
              <Glyph id={symbol} {...(of ? { label: of } : {})} />
              {text}
            </button>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
