import type { DsView } from '@clade/dominant-species';
import type { ReactNode } from 'react';
import type { Refused, Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import { sayEarthRefusal } from '../earth/say/refusal.ts';
import type { Names } from '../game-ui.ts';
import { GAME } from './game.ts';
import { cardName, spaceName, tileName } from './speech.ts';

export function sayRefusal(refused: Refused, snapshot: Snapshot, _names: Names, say: Say): ReactNode {
  const view = snapshot.view as DsView;
  // The Mammals alone save cubes (DS-5.9.1.2).
  const facts = refused.code === 'not-endangered' ? { animal: 'mammals', ...refused.facts } : refused.facts;
  return sayEarthRefusal(
    { ...refused, ...(facts ? { facts } : {}) },
    'ds',
    GAME,
    {
      tile: (hex) => tileName(say, view, hex),
      space: (id) => spaceName(say, id),
      card: (id) => cardName(say, id),
    },
    say,
  );
}
