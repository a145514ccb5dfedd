import { Suspense } from 'react';
import { useMe } from '../shell/tables.ts';
import { WithTexts } from '../shell/texts.tsx';
import { AccountSettings } from './settings-account.tsx';
import { NoticeSettings } from './settings-notices.tsx';
import { Programs } from './settings-programs.tsx';

/** What the server keeps for me; a guest it knows has it too. */
export function ServiceSettings() {
  const me = useMe();
  if (me.known !== 'yes' && me.known !== 'stranger') return null;
  return (
    <Suspense fallback={null}>
      <WithTexts parts={['shell', 'settings', 'service']}>
        {me.known === 'yes' && <NoticeSettings key={me.id} />}
        <AccountSettings />
        {me.known === 'yes' && <Programs key={me.id} />}
      </WithTexts>
    </Suspense>
  );
}
