import { Creature } from '@clade/board/evolution';
import { seedOf } from '@clade/wording/evolution';
import type { Life } from './lives.ts';

/** A species at its best, also when it has died out. */
export function Portrait({ life, seed, large = false }: { life: Life; seed: string; large?: boolean }) {
  const { figure, body, herd, traits } = life;
  return (
    <Creature
      seed={seedOf(seed, figure)}
      body={body}
      population={herd}
      traits={traits}
      detail={large ? 'l' : 'm'}
    />
  );
}
