// All of it: see tier.ts.
import './solo.test.ts';
