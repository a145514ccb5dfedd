import { Sprite } from '@clade/board';
import { hexes, StaticMap } from '@clade/board/hex';
import { symbols } from '@clade/board/sheets/symbols';
import { terrain } from '@clade/board/sheets/terrain';
import { useMemo } from 'react';
import { PLATE_MAPS, plateScene } from './maps.ts';
import type { PlateProps } from './plate.tsx';
import { Savannah } from './savannah.tsx';

const SHEETS = [symbols, terrain, hexes];

/** Sides of hexes in px for which letters and tokens are drawn. */
const [USUAL, BARE] = [42, 32];
/** Nothing stands on the outermost corners. */
const RIM = 5;

/** The drawing itself, in a file of its own: it is fetched when the page has nothing more urgent to do. */
export default function PlatePicture({ game, small, bare }: PlateProps) {
  if (game === 'evolution') return <Savannah small={small ?? false} />;
  return <MapPlate game={game} small={small ?? false} bare={bare ?? false} />;
}

function MapPlate({ game, small, bare }: Required<PlateProps>) {
  const scene = useMemo(() => {
    const map = PLATE_MAPS[game];
    return map && plateScene(map, { small, bare });
  }, [game, small, bare]);
  if (scene === undefined) return null;
  return (
    <>
      <Sprite sheets={SHEETS} />
      <StaticMap scene={scene} side={bare ? BARE : USUAL} rim={RIM} />
    </>
  );
}
