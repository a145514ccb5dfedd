// All of it: see tier.ts.
import './decisions-dominant-species.test.ts';
