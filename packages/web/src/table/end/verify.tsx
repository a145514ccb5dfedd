import { Glyph } from '@clade/board';
import { useEffect, useState } from 'react';
import { sayProblem } from '../../shell/problem.ts';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { isRefused, type Proof, type Refused } from '../table.ts';
import { seedOf } from './again.ts';

/** The fingerprint that was shown at the start, the seed that is open now, and a button that deals again and checks. */
export function VerifyDeal() {
  const { table, snapshot } = useAtTable();
  const say = useText();
  const [proof, setProof] = useState<Proof | Refused | 'checking'>();
  const check = async (): Promise<void> => {
    setProof('checking');
    setProof(
      await table
        .verify()
        .catch((error: unknown): Refused => ({ code: 'unreachable', sentence: String(error) })),
    );
  };
  const [seed, setSeed] = useState<string>();
  useEffect(() => {
    let current = true;
    seedOf(table).then(
      (known) => current && setSeed(known),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table]);
  const checked = proof !== undefined && proof !== 'checking' && !isRefused(proof) ? proof : undefined;
  return (
    <section className="box verify" aria-labelledby="verify-title">
      <h2 id="verify-title">
        <Glyph id="proof" />
        {say('verify.title')}
      </h2>
      <p className="soft">{say('verify.text', { moves: snapshot.n })}</p>
      <dl>
        <div>
          <dt>{say('verify.fingerprint')}</dt>
          <dd>
            {snapshot.commitment === '' ? say('verify.none') : <Fingerprint hash={snapshot.commitment} />}
          </dd>
        </div>
        <div>
          <dt>{say('verify.seed')}</dt>
          <dd>{checked?.seed ?? seed ?? '…'}</dd>
        </div>
      </dl>
      <button type="button" disabled={proof === 'checking'} onClick={() => void check()}>
        {say('verify.check')}
      </button>
      <p role="status" className="verdict">
        {proof === 'checking' && say('verify.checking')}
        {isRefused(proof) && <span className="bad">{sayProblem(say, proof)}</span>}
        {checked && <Verdict proof={checked} />}
      </p>
    </section>
  );
}

function Verdict({ proof: { kept, replayed, moves, passed = [] } }: { readonly proof: Proof }) {
  const say = useText();
  if (kept && replayed)
    return (
      <>
        <span className="ok">{say('verify.agrees', { moves })}</span>
        {passed.length > 0 && <span className="soft"> {say('verify.passed', { times: passed.length })}</span>}
      </>
    );
  return <span className="bad">{say(kept ? 'verify.diverged' : 'verify.broken')}</span>;
}

/** A long hash in groups, its middle left out; the whole of it for who wants to compare. */
function Fingerprint({ hash }: { readonly hash: string }) {
  const group = (from: number): string => hash.slice(from, from + 4);
  return (
    <code data-tip={hash}>
      <span aria-hidden="true">{`${group(0)} ${group(4)} ${group(8)} … ${hash.slice(-4)}`}</span>
      <span className="hidden-text">{hash}</span>
    </code>
  );
}
