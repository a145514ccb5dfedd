import { Glyph } from '../symbols/symbol.tsx';
import { PickButton } from './pick-button.tsx';
import type { PlaceTarget, TraitOnPlace, TraitPlace } from './scene.ts';

/** How much room there is for names. */
export type TraitNames = 'long' | 'short' | 'none';

interface TraitPlacesProps {
  /** Key of the species. */
  readonly of: string;
  /** Seat and place of the species. */
  readonly at?: string | undefined;
  readonly places: readonly TraitPlace[];
  readonly names: TraitNames;
  /** Card play: every place is a slot of its own. */
  readonly slots: boolean;
}

export function TraitPlaces({ of, at, places, names, slots }: TraitPlacesProps) {
  return (
    <ul className="tr">
      {places.map((place, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          key={i}
          className={lookOf(place, slots)}
          data-piece={`place:${of}:${i}`}
          data-value={shownOn(place)}
          data-from={place.kind === 'free' ? undefined : place.from}
          data-ghost="fly-card"
          data-tip={tipOf(place, names)}
          data-sight={
            at === undefined || place.kind === 'free' ? undefined : `trait:${at}:${place.id ?? 'face-down'}`
          }
        >
          {place.target === undefined ? (
            <Inside place={place} names={names} />
          ) : (
            <PickButton target={place.target} className="unstyled">
              <Inside place={place} names={names} target={place.target} />
            </PickButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function lookOf(place: TraitPlace, slots: boolean): string | undefined {
  const look = [];
  if (slots) look.push('p-slot');
  if (place.kind !== 'up') look.push(`p-${place.kind}`);
  if (place.kind === 'down' && place.id !== undefined) look.push('p-known');
  if (place.kind !== 'free' && place.guilty) look.push('p-guilty');
  if (place.target !== undefined) look.push(place.target.incoming === undefined ? 'p-open' : 'p-into');
  return look.length === 0 ? undefined : look.join(' ');
}

/** Turning a card over and changing it are changes; where the pointer is, is none. */
function shownOn(place: TraitPlace): string {
  return place.kind === 'free' ? 'free' : `${place.kind} ${place.id ?? ''}`;
}

function tipOf(place: TraitPlace, names: TraitNames): string | undefined {
  if (place.kind === 'free') return names === 'none' ? place.text : undefined;
  return place.tip ?? (names === 'long' ? undefined : place.name);
}

interface InsideProps {
  readonly place: TraitPlace;
  readonly names: TraitNames;
  readonly target?: PlaceTarget;
}

function Inside({ place, names, target }: InsideProps) {
  const incoming = target?.incoming;
  if (place.kind === 'free') {
    if (incoming === undefined)
      return <span className={names === 'none' ? 'hidden-text' : 'nm'}>{place.text}</span>;
    return <Incoming {...incoming} />;
  }
  return (
    <>
      <Glyph id={place.id === undefined ? 'face-down' : `trait-${place.id}`} />
      <TraitName trait={place} names={names} replaced={incoming !== undefined} />
      {incoming === undefined && place.note !== undefined && <span className="hid">{place.note}</span>}
      {place.fat !== undefined && <b className="ft">{place.fat}</b>}
      {incoming !== undefined && <Incoming {...incoming} />}
    </>
  );
}

function TraitName({
  trait,
  names,
  replaced,
}: {
  trait: TraitOnPlace;
  names: TraitNames;
  replaced: boolean;
}) {
  if (replaced) return <s className="nm">{trait.name}</s>;
  if (names === 'none') return <span className="hidden-text">{trait.name}</span>;
  return <span className="nm">{names === 'short' ? trait.short : trait.name}</span>;
}

function Incoming({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <span className="in">
      <Glyph id={`trait-${id}`} />
      {name}
    </span>
  );
}
