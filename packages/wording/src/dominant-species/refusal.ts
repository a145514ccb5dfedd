import type { DsView } from '@clade/dominant-species';
import { earthRefusal } from '../earth/refusal.ts';
import type { Value } from '../phrase.ts';
import type { Refused, Seen } from '../wording.ts';
import { DS } from './names.ts';

export function refusalText(refused: Refused, { view }: Seen): Value {
  // The Mammals alone save cubes (DS-5.9.1.2).
  const facts = refused.code === 'not-endangered' ? { animal: 'mammals', ...refused.facts } : refused.facts;
  return earthRefusal({ ...refused, facts }, view as DsView, DS);
}
