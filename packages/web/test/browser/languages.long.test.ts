// All of it: see tier.ts.
import './languages.test.ts';
