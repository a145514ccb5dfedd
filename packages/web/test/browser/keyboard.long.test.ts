// All of it: see tier.ts.
import './keyboard.test.ts';
