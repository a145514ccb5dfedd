import { MotionProvider, Sprite } from '@clade/board';
import { icons } from '@clade/board/sheets/icons';
import { symbols } from '@clade/board/sheets/symbols';
import type { Lesson } from '@clade/lessons';
import { use } from 'react';
import type { GameUi } from '../games/game-ui.ts';
import { loadGameUi } from '../games/registry.ts';
import { loadGame } from '../local/games.ts';
import { loadedOnce } from '../shell/loaded.ts';
import { preferences } from '../shell/preferences.ts';
import { WithTexts } from '../shell/texts.tsx';
import { tableParts } from '../table/parts.ts';
import type { Snapshot } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import { LessonTable } from './lesson-table.ts';
import { loadLesson } from './load.ts';

/** The chapter whose table shows what is worth points, and what of it is drawn. */
const PICTURES: Readonly<Record<string, { readonly chapter: number; readonly at?: readonly string[] }>> = {
  evolution: { chapter: 0 },
  'dominant-species': { chapter: 2, at: ['E3', 'D2', 'D3'] },
  'dominant-species-marine': { chapter: 1, at: ['D4', 'E3', 'E4'] },
};

interface Picture {
  readonly ui: GameUi;
  readonly snapshot: Snapshot;
  readonly at: readonly string[];
}

const STILL = { factor: 0, reduced: true };
const SHEETS = [icons, symbols];

const made = new Map<string, Promise<Picture | undefined>>();

function pictureOf(id: string): Promise<Picture | undefined> {
  return loadedOnce(made, id, () => draw(id));
}

async function draw(id: string): Promise<Picture | undefined> {
  const [lesson, game, ui] = await Promise.all([loadLesson(id), loadGame(id), loadGameUi(id)]);
  const chapter = chapterOf(lesson, id);
  if (ui?.Picture === undefined || chapter === undefined) return undefined;
  const nobody = async (): Promise<never> => {
    throw new Error('a picture is not played');
  };
  const table = new LessonTable(game, chapter, { name: '', think: nobody, advise: nobody });
  return { ui, snapshot: table.snapshot(), at: PICTURES[id]?.at ?? [] };
}

function chapterOf(lesson: Lesson | undefined, id: string) {
  return lesson?.chapters[PICTURES[id]?.chapter ?? 0];
}

/** How points are made, drawn from the position of a chapter. */
export function PointsPicture({ game }: { readonly game: string }) {
  const picture = use(pictureOf(game));
  if (picture === undefined) return null;
  return (
    <WithTexts parts={[...tableParts(game), 'lesson']}>
      <Drawn picture={picture} />
    </WithTexts>
  );
}

function Drawn({ picture: { ui, snapshot, at } }: { readonly picture: Picture }) {
  const say = useText();
  const names = {
    viewer: snapshot.viewer,
    of: (seat: number) =>
      (seat === snapshot.viewer ? preferences().name : snapshot.seats[seat]?.name) || say('lesson.you'),
  };
  if (ui.Picture === undefined) return null;
  return (
    <MotionProvider value={STILL}>
      <div className="points-picture" inert>
        <Sprite sheets={SHEETS} />
        <Sprite sheets={ui.sheets} />
        <ui.Picture snapshot={snapshot} names={names} at={at} />
      </div>
    </MotionProvider>
  );
}
