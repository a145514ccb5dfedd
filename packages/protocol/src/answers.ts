import type { Static } from 'typebox';
import type { Learning } from './learning.ts';
import type { Lines, PastTable } from './logs.ts';
import type { Advised, Previewed } from './moves.ts';
import type { Pace, PlayWindow, Wish } from './pace.ts';
import type { MyData } from './people.ts';
import type { Seat } from './seats.ts';
import type { Sent } from './shapes.ts';
import type { TableInfo, TableList } from './tables.ts';
import type { Chat } from './talk.ts';
import type { TableNow, TableView } from './views.ts';

/** The answers of the server as types: what it builds and what the page reads cannot drift apart. */

export type SentSeat = Sent<Static<typeof Seat>>;
export type SentTable = Sent<Static<typeof TableInfo>>;
/** How fast a table is played; without one there is no clock. */
export type SentPace = Sent<Static<typeof Pace>>;
/** The hours of a day in which people are expected to play, in their time zone. */
export type SentWindow = Sent<Static<typeof PlayWindow>>;
/** What the others may do about somebody whose time is up. */
export type SentWish = Static<typeof Wish>;
/** The clock of one seat. */
export type SentClock = NonNullable<SentTable['clocks']>[number];
export type SentList = Sent<Static<typeof TableList>>;
export type SentListed = SentList['tables'][number];
export type SentView = Sent<Static<typeof TableView>>;
export type SentNow = Sent<Static<typeof TableNow>>;
/** A table as its reader may know it; who is there is in answers that only look at it. */
export type SentState = SentView & Partial<Pick<SentNow, 'presence'>>;
export type SentLines = Sent<Static<typeof Lines>>;
export type SentPast = Sent<Static<typeof PastTable>>;
export type SentAdvice = Sent<Static<typeof Advised>>;
export type SentPreview = Sent<Static<typeof Previewed>>;
/** How far somebody is in the lessons, and whether the coach is there, by title. */
export type SentLearning = Sent<Static<typeof Learning>>;
/** Everything that is kept of a person; more than the shape says, and no two servers keep the same. */
export type SentData = Sent<Static<typeof MyData>> & Readonly<Record<string, unknown>>;
export type SentChatLine = Sent<Static<typeof Chat>>['lines'][number];
