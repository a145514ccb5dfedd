// All of it: see tier.ts.
import './decisions-marine.test.ts';
