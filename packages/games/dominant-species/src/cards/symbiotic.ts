import { ANIMALS, drawDisk, elementsOf, gainElement, OWNER } from '@clade/earth';
import { A, auto, type Emit, type State } from '@clade/engine';
import { MAX_ELEMENTS } from '../animals.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

/** DS-6.26.3: a full display receives nothing, and an empty bag gives nothing. */
function receive(s: State, animal: number, emit: Emit | undefined): void {
  if (elementsOf(s, animal) === MAX_ELEMENTS) return;
  const kind = drawDisk(s);
  if (kind >= 0) gainElement(WORLD, s, animal, kind, 'DS-6.26.1', emit);
}

export const symbiotic = card('symbiotic', 'DS-6.26.1', [
  auto('DS-6.26.1', (s, f, emit) => {
    const you = s[f + A];
    const elements = elementsOf(s, you); // DS-6.26.2: counted before any draw
    const fewer = Array.from({ length: ANIMALS }, (_, a) => s[OWNER + a] >= 0 && elementsOf(s, a) < elements);
    receive(s, you, emit);
    for (let a = 0; a < ANIMALS; a++) if (fewer[a]) receive(s, a, emit);
  }),
]);
