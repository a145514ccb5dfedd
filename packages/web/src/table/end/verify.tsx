import { Glyph } from '@clade/board';
import type { DealShare } from '@clade/engine';
import type { Key } from '@clade/text';
import { useEffect, useState } from 'react';
import { fingerprint } from '../../shell/fingerprint.ts';
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

/** What was proved, in words. */
function Verdict({ proof }: { readonly proof: Proof }) {
  const say = useText();
  const { kept, replayed, moves, passed = [] } = proof;
  if (!kept || !replayed) return <span className="bad">{say(whatIsWrong(proof))}</span>;
  return (
    <>
      <span className="ok">{say('verify.agrees', { moves })}</span>
      <DealtBy proof={proof} />
      {passed.length > 0 && <span className="soft">{say('verify.passed', { times: passed.length })}</span>}
    </>
  );
}

function whatIsWrong({ kept, broken, doubt }: Proof): Key {
  if (kept) return 'verify.diverged';
  if (broken === 'share') return 'deal.broken.share';
  if (broken === 'seed') return 'deal.broken.seed';
  if (broken === undefined && doubt === 'other') return 'deal.seen.other';
  if (broken === undefined && doubt === 'left-out') return 'deal.seen.left-out';
  return 'verify.broken';
}

/** Who had a part in the deal. A game on this device has nobody who could have been deceived. */
function DealtBy({ proof: { commitment, shares = [] } }: { readonly proof: Proof }) {
  const say = useText();
  const { names, snapshot } = useAtTable();
  if (snapshot.where === 'local') return null;
  const of = (some: readonly DealShare[]) => ({
    names: new Intl.ListFormat(say.locale).format(some.map(({ seat }) => names.of(seat))),
  });
  const [came, missing] = [true, false].map((there) =>
    shares.filter((x) => (x.share !== undefined) === there),
  );
  return (
    <>
      <span>{say(commitment === '' ? 'deal.unbound' : 'deal.bound')}</span>
      {came && came.length > 0 && <span>{say('deal.added', of(came))}</span>}
      {missing && missing.length > 0 && <span>{say('deal.missing', of(missing))}</span>}
      {commitment !== '' && came?.length === 0 && <span>{say('deal.alone')}</span>}
    </>
  );
}

/** A long hash in groups, its middle left out; the whole of it for who wants to compare. */
function Fingerprint({ hash }: { readonly hash: string }) {
  const digits = fingerprint(hash);
  const group = (from: number): string => digits.slice(from, from + 4);
  return (
    <code data-tip={hash}>
      <span aria-hidden="true">{`${group(0)} ${group(4)} ${group(8)} … ${hash.slice(-4)}`}</span>
      <span className="hidden-text">{hash}</span>
    </code>
  );
}
