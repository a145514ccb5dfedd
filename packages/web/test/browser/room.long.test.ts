// All of it: see tier.ts.
import './room.test.ts';
