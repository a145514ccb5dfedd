import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Near } from '../near.ts';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import { fitsTabs, withoutTabs } from './arrange.ts';
import { Beyond } from './beyond.tsx';
import { detailAt, drawnSide } from './detail.ts';
import { DISK } from './disk.tsx';
import { Drawing } from './drawing.tsx';
import { boundsOf, hexPoints, type Point, round, SIDE } from './geometry.ts';
import { HitAreas } from './hit-areas.tsx';
import { MapCard } from './map-card.tsx';
import { Minimap } from './minimap.tsx';
import { type Direction, entrance, type HexPlace, placesOf, stops, type WalkCourse, walk } from './places.ts';
import { animalsOn, type Port, portsOf } from './ports.ts';
import type { AnimalSymbol, MapScene } from './scene.ts';
import { useInspect } from './use-inspect.ts';
import { type MapView, useView } from './use-view.ts';
import type { MapWords } from './words.ts';
import './furniture.css';
import './map.css';

interface HexMapProps {
  readonly scene: MapScene;
  readonly words: MapWords;
  /** A hex is looked at: click on one that is no target, long press, right button, key I. `undefined`: no longer. */
  readonly onInspect?: (hex: string | undefined, how: 'hover' | 'press') => void;
  /** What is known of the hex that is looked at; stands beside it. */
  readonly card?: { readonly about: string; readonly content: ReactNode };
  /** Places that must be in sight; the map moves when they change. */
  readonly show?: readonly string[];
  /** Phone: side of a hex in px that the map opens with, small map, no zoom buttons for the pinching hand. */
  readonly phone?: boolean;
  /** More buttons beside those of the zoom. */
  readonly tools?: ReactNode;
  /** In the corners: title, stacks, counts. */
  readonly children?: ReactNode;
  readonly onSwipe?: (to: 'left' | 'right') => void;
}

const PHONE_SIDE = 54;
/** The letters of the columns; on a phone the title, and the sheet that overlaps the map. */
const COVERED = { top: 15, bottom: 0 };
const PHONE_COVERED = { top: 48, bottom: 12 };
const HIDDEN = { 'aria-hidden': true } as const;

/** The map of both hex games. */
export function HexMap(props: HexMapProps) {
  const { words, phone = false, card } = props;
  const root = useRef<HTMLElement>(null);
  const given = useUnchanged(props.scene);
  const { hexes, past = false, fitted = false } = given;
  // Disks and what is lit stand on the outer corners of tiles; the margin has room for a part of them.
  const bounds = useMemo(() => boundsOf(hexes, fitted ? DISK + 4 : DISK + 2), [hexes, fitted]);
  const keys = useContext(Near);
  const near = useMemo(() => {
    const wanted = hexes.filter(({ key }) => keys.includes(key));
    return wanted.length === 0 ? undefined : boundsOf(wanted, DISK + 4);
  }, [hexes, keys]);
  const map = useView(root, {
    bounds,
    near,
    side: SIDE,
    covered: phone && !fitted ? PHONE_COVERED : COVERED,
    openAt: phone && !fitted && near === undefined ? PHONE_SIDE : undefined,
    onSwipe: props.onSwipe,
  });
  const side = drawnSide(SIDE * map.view.zoom);
  // At every step of the drawing, not of the zoom.
  const roomy = fitsTabs(SIDE * map.view.zoom);
  const scene = useMemo(() => (roomy ? given : withoutTabs(given)), [given, roomy]);
  const detail = detailAt(SIDE * map.view.zoom);
  const places = useMemo(() => placesOf(scene, side), [scene, side]);
  const keyboard = useKeyboard(root, places, map);
  useShow(props.show, places, map);
  useInspect(root, props.onInspect);
  const { view } = map;
  return (
    <section
      className={`hex-map ${detail} ${phone ? 'phone' : ''} ${map.whole ? 'whole' : ''} ${past ? 'past' : ''}`}
      ref={root}
      aria-label={scene.label}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <svg
        className="hex-map-drawing"
        width={map.frame.width}
        height={map.frame.height}
        role="group"
        data-arrows=""
        onKeyDown={keyboard.onKeyDown}
        onFocus={keyboard.onFocus}
      >
        <g
          transform={`translate(${round(view.x)} ${round(view.y)}) scale(${Math.round(view.zoom * 1000) / 1000})`}
        >
          <Drawing scene={scene} detail={detail} side={side} />
          <Ports scene={scene} side={side} />
          <HitAreas places={places} current={keyboard.current} inspect={props.onInspect !== undefined} />
        </g>
      </svg>
      {props.children}
      <div className="map-over tools">
        {props.tools}
        {phone ? null : (
          <>
            <Tool symbol="zoom-out" label={words.zoomOut} onClick={map.further} />
            <Tool symbol="zoom-in" label={words.zoomIn} onClick={() => map.nearer()} />
          </>
        )}
        <Tool
          symbol="fit"
          label={words.fit}
          onClick={phone && map.whole ? () => map.nearer(PHONE_SIDE / (SIDE * view.zoom)) : map.fit}
        />
      </div>
      <Beyond places={places} map={map} words={words} />
      {map.whole ? null : <Minimap scene={scene} map={map} bounds={bounds} label={words.overview} />}
      <div className="map-cards" aria-live="polite">
        {card === undefined ? null : <MapCard card={card} places={places} map={map} />}
      </div>
    </section>
  );
}

/** Scenes are made anew for every look of a hand; what is drawn from one that is the same stays as it is. */
function useUnchanged<T>(value: T): T {
  const kept = useRef(value);
  if (!same(kept.current, value)) kept.current = value;
  return kept.current;
}

function Tool({ symbol, label, onClick }: { symbol: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className="tool" aria-label={label} data-tip={label} onClick={onClick}>
      <Glyph id={symbol} size={18} />
    </button>
  );
}

/** Invisible: where cubes start and land. */
const Ports = memo(function Ports({ scene, side }: { readonly scene: MapScene; readonly side: number }) {
  const before = useRef(scene);
  // A port that went away would look like a cube that vanished.
  const seen = useRef(new Set<AnimalSymbol>());
  for (const animal of animalsOn(scene)) seen.current.add(animal);
  const ports = portsOf(before.current, scene, [...seen.current], side);
  useEffect(() => {
    before.current = scene;
  }, [scene]);
  return (
    <g className="ports" {...HIDDEN}>
      {ports.map((port) => (
        <PortMark key={port.key} port={port} />
      ))}
    </g>
  );
});

/** There is one for each animal on each tile, and few change at a time. */
const PortMark = memo(function PortMark({ port }: { readonly port: Port }) {
  const { key, animal, x, y, size, mark, count, from, to } = port;
  return (
    <g
      data-piece={key}
      data-value={count}
      data-from={from}
      data-to={to}
      data-ghost={`cube-ghost an-${animal}`}
    >
      <rect className="port" {...around({ x, y }, size, size)} />
      {mark === undefined ? (
        <polygon className="mark" points={hexPoints({ x, y }, SIDE - 4)} />
      ) : (
        <rect className="mark" {...around({ x, y }, mark.width, mark.height)} rx={6.4} />
      )}
    </g>
  );
}, same);

function around({ x, y }: Point, width: number, height: number) {
  return { x: round(x - width / 2), y: round(y - height / 2), width: round(width), height: round(height) };
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The map is one stop of the Tab key; inside, arrows walk over it. */
function useKeyboard(
  root: { readonly current: HTMLElement | null },
  places: readonly HexPlace[],
  map: MapView,
) {
  const [chosen, setChosen] = useState<string>();
  const course = useRef<WalkCourse | undefined>(undefined);
  const current = places.find((place) => place.key === chosen) ?? entrance(places);

  const go = (place: HexPlace | undefined) => {
    if (place === undefined) return;
    setChosen(place.key);
    map.show([place.at]);
    root.current?.querySelector<SVGElement>(`[data-place="${CSS.escape(place.key)}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[event.key];
    const from = current;
    if (direction !== undefined && from !== undefined) {
      const step = walk(from, direction, stops(places, event.shiftKey), course.current);
      course.current = step?.course;
      go(step?.place);
    } else if (event.key === 'Home') go(stops(places, false)[0]);
    else if (event.key === 'End') go(stops(places, false).at(-1));
    else if (event.key === '+') map.nearer();
    else if (event.key === '-') map.further();
    else if (event.key === '0') map.fit();
    else {
      course.current = undefined;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const onFocus = (event: { readonly target: EventTarget }) => {
    const key = (event.target as Element).getAttribute('data-place');
    if (key !== null) setChosen(key);
  };
  return { current: current?.key, onKeyDown, onFocus };
}

/** Moves the map when other places must be seen. */
function useShow(keys: readonly string[] | undefined, places: readonly HexPlace[], map: MapView): void {
  const now = useRef({ places, map });
  now.current = { places, map };
  const wanted = keys?.join(' ') ?? '';
  const ready = map.measured;
  useEffect(() => {
    if (wanted === '' || !ready) return;
    const names = new Set(wanted.split(' '));
    now.current.map.show(now.current.places.filter((place) => names.has(place.key)).map((place) => place.at));
  }, [wanted, ready]);
}
