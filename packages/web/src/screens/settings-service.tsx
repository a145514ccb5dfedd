import { Suspense } from 'react';
import { useMe } from '../shell/tables.ts';
import { WithTexts } from '../shell/texts.tsx';
import { Programs } from './settings-programs.tsx';

/** What the server keeps for me; a guest it knows has it too. */
export function ServiceSettings() {
  const me = useMe();
  if (me.known !== 'yes') return null;
  return (
    <Suspense fallback={null}>
      <WithTexts parts={['shell', 'service']}>
        <Programs />
      </WithTexts>
    </Suspense>
  );
}
