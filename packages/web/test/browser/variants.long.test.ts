// All of it: see tier.ts.
import './variants.test.ts';
