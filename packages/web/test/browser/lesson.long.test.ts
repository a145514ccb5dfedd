// All of it: see tier.ts.
import './lesson.test.ts';
