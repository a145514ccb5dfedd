import { buildPage } from '../../build/page.ts';

/** The page is there before its tests. */
export default async function setup(): Promise<void> {
  await buildPage();
}
