import { lazy, Suspense } from 'react';
import type { Prompt } from '../games/game-ui.ts';
import { useText } from '../text/text.tsx';
import { PlayerAid } from './aid.tsx';
import { useAtTable } from './at-table.tsx';
import { HintPanel } from './hint.tsx';
import { Chat } from './menu/chat.tsx';
import type { PanelName } from './menu/menu.tsx';
import { Note } from './menu/note.tsx';
import { Orders } from './menu/orders.tsx';
import { SeatsMenu } from './menu/seats.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { Panel } from './panel.tsx';
import type { Turn } from './turn.ts';

/** The book brings figures and pages with it. */
const BookPanel = lazy(async () => ({ default: (await import('../book/book-panel.tsx')).BookPanel }));

interface SidePanelProps {
  readonly panel: PanelName;
  readonly turn: Turn;
  readonly prompt: Prompt;
  readonly rule: string | undefined;
  readonly onRule: (id: string) => void;
  readonly phone: boolean;
  readonly onClose: () => void;
}

/** What is open beside the table. */
export function SidePanel({ panel, turn, prompt, rule, onRule, phone, onClose }: SidePanelProps) {
  const { table, snapshot } = useAtTable();
  const say = useText();
  const { company } = table;
  return (
    <Panel key={panel} title={say(`menu.${panel}`)} phone={phone} wide={panel === 'rules'} onClose={onClose}>
      {panel === 'moves' && <MovesPanel turn={turn} prompt={prompt} />}
      {panel === 'hint' && <HintPanel turn={turn} />}
      {panel === 'rules' && (
        <Suspense fallback={<p className="soft">{say('rules.loading')}</p>}>
          <BookPanel game={snapshot.game} at={rule} onGo={onRule} />
        </Suspense>
      )}
      {panel === 'aid' && <PlayerAid />}
      {company && panel === 'chat' && <Chat company={company} />}
      {company && panel === 'note' && <Note company={company} />}
      {company && panel === 'orders' && <Orders company={company} />}
      {company && panel === 'seats' && <SeatsMenu company={company} />}
    </Panel>
  );
}
