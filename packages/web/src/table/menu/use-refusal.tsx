import { type ReactNode, useCallback, useState } from 'react';
import { sayProblem } from '../../shell/problem.ts';
import { useText } from '../../text/text.tsx';
import type { Refused } from '../table.ts';

/** Shows why the last attempt failed; a new one clears it. */
export function useRefusal(): [ReactNode, (attempt: Promise<Refused | undefined>) => Promise<boolean>] {
  const say = useText();
  const [refused, setRefused] = useState<Refused>();
  const attempt = useCallback(async (doing: Promise<Refused | undefined>): Promise<boolean> => {
    setRefused(undefined);
    const failed = await doing.catch(
      (error: unknown): Refused => ({ code: 'unreachable', sentence: String(error) }),
    );
    setRefused(failed);
    return failed === undefined;
  }, []);
  const shown = refused && (
    <p className="bad" role="alert">
      {sayProblem(say, refused)}
    </p>
  );
  return [shown, attempt];
}
