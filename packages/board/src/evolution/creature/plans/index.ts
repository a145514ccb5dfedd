import type { Body, Build } from '../build.ts';
import type { PlanId } from '../genes.ts';
import { boar } from './boar.ts';
import { frog } from './frog.ts';
import { grazer } from './grazer.ts';
import { hopper } from './hopper.ts';
import { lizard } from './lizard.ts';
import { primate } from './primate.ts';
import { rodent } from './rodent.ts';
import { strider } from './strider.ts';
import { tortoise } from './tortoise.ts';
import { trunk } from './trunk.ts';

export const BODIES: Readonly<Record<PlanId, (build: Build) => Body>> = {
  grazer,
  lizard,
  strider,
  rodent,
  tortoise,
  frog,
  primate,
  boar,
  hopper,
  trunk,
};
