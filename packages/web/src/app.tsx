import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { myTables } from './remote/page.ts';
import { Chrome } from './shell/chrome.tsx';
import { Mishap } from './shell/mishap.tsx';
import { NameProvider } from './shell/name.tsx';
import { useWaitingCount } from './shell/notices.ts';
import { useNotices } from './shell/push-words.ts';
import { playTurnSound } from './shell/sound/hear.ts';
import { lookAtLocal, useMe } from './shell/tables.ts';
import { WithTexts } from './shell/texts.tsx';
import { Toasts } from './shell/toasts.tsx';

/** Each screen is loaded when it is gone to. */
const HomeScreen = lazy(() => import('./screens/home.tsx'));
const NewTableScreen = lazy(() => import('./screens/new-table.tsx'));
const TablesScreen = lazy(() => import('./screens/lobby.tsx'));
const ArchiveScreen = lazy(() => import('./screens/archive.tsx'));
const CollectionScreen = lazy(() => import('./screens/collection.tsx'));
const SettingsScreen = lazy(() => import('./screens/settings.tsx'));
const EnterScreen = lazy(() => import('./screens/enter.tsx'));
const UnsubscribeScreen = lazy(() => import('./screens/unsubscribe.tsx'));
const JoinScreen = lazy(() => import('./screens/join.tsx'));
const NotFoundScreen = lazy(() => import('./screens/not-found.tsx'));
const TableFrame = lazy(() => import('./shell/table-frame.tsx'));
const TableScreen = lazy(() => import('./screens/table.tsx'));
const LessonScreen = lazy(() => import('./screens/lesson.tsx'));
const LearnScreen = lazy(() => import('./screens/learn.tsx'));
const ReplayScreen = lazy(() => import('./screens/replay.tsx'));
const RulesScreen = lazy(() => import('./screens/rules.tsx'));

export function App() {
  return (
    <Suspense>
      <WithTexts parts={['shell']}>
        <Mishap>
          <NameProvider>
            <Notices />
            <Screens />
            <Toasts />
          </NameProvider>
        </Mishap>
      </WithTexts>
    </Suspense>
  );
}

function Screens() {
  return (
    <Suspense>
      <Switch>
        {/* Tables have the whole page to themselves. */}
        <Route path="/table/:id">{({ id }) => framed(<TableScreen key={id} id={id} where="remote" />)}</Route>
        <Route path="/local/:id">{({ id }) => framed(<LocalTable key={id} id={id} />)}</Route>
        <Route path="/replay/:id">{({ id }) => framed(<ReplayScreen key={id} id={id} />)}</Route>
        <Route path="/learn/:game/:chapter">
          {({ game, chapter }) => framed(<LessonScreen key={game} game={game} chapter={chapter} />)}
        </Route>
        <Route path="/">{page(HomeScreen)}</Route>
        <Route path="/new">{page(NewTableScreen)}</Route>
        <Route path="/new/:game">{({ game }) => page(NewTableScreen, { game })}</Route>
        <Route path="/tables">{page(TablesScreen)}</Route>
        <Route path="/games">{page(ArchiveScreen)}</Route>
        <Route path="/collection">{page(CollectionScreen)}</Route>
        <Route path="/collection/:game">{({ game }) => page(CollectionScreen, { game })}</Route>
        <Route path="/settings">{page(SettingsScreen)}</Route>
        <Route path="/enter">{page(EnterScreen)}</Route>
        <Route path="/unsubscribe">{page(UnsubscribeScreen)}</Route>
        <Route path="/join/:table">{({ table }) => page(JoinScreen, { table })}</Route>
        <Route path="/learn">
          <Redirect to="/learn/evolution" replace />
        </Route>
        <Route path="/learn/:game">{({ game }) => page(LearnScreen, { game })}</Route>
        <Route path="/rules">
          <Redirect to="/rules/evolution" replace />
        </Route>
        <Route path="/rules/:game">{({ game }) => page(RulesScreen, { game })}</Route>
        <Route path="/rules/:game/cards/:card">{({ game, card }) => page(RulesScreen, { game, card })}</Route>
        <Route path="/rules/:game/:part">{({ game, part }) => page(RulesScreen, { game, part })}</Route>
        <Route>{page(NotFoundScreen)}</Route>
      </Switch>
    </Suspense>
  );
}

function framed(table: ReactNode) {
  return <TableFrame>{table}</TableFrame>;
}

/** A screen inside the page's frame; while it is loaded the frame is there already. */
function page<P extends object>(Screen: ComponentType<P>, props?: P) {
  return (
    <Chrome>
      <Suspense fallback={<main className="loading" aria-busy="true" />}>
        <Screen {...(props as P)} />
      </Suspense>
    </Chrome>
  );
}

function LocalTable({ id }: { readonly id: string }) {
  // The lists must know what has happened here.
  useEffect(() => () => void lookAtLocal(), []);
  return <TableScreen id={id} where="local" />;
}

/** What makes itself known on every screen. */
function Notices() {
  useWaitingCount();
  useNotices();
  useEffect(() => myTables.onMyTurn(playTurnSound), []);
  const me = useMe();
  const signedIn = me.known === 'yes' && me.account;
  useEffect(() => {
    if (signedIn) void import('./lesson/account.ts').then(({ keepMineAlike }) => keepMineAlike());
  }, [signedIn]);
  return null;
}
