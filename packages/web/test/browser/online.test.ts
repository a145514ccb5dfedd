import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { isOver, person, playUntil } from './person.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible, Visit } from './visit.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Says my name to the server, which has not seen me before. */
async function introduce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}

function offline(page: Page) {
  return page.getByText('No connection', { exact: false }).first();
}

test('two people at two browsers play a whole game over a reload, a lost connection and a crash of the server', async () => {
  const host = await Visit.begin(browser, { likes: { name: 'Mara' } });
  const guest = await Visit.begin(browser, { likes: { name: 'Tomek' }, phone: true });
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.page.goto(`${site.address}/new/evolution?plain`);
  // Two seats: mine, and one for whoever opens the link.
  for (let seats = 4; seats > 2; seats--)
    await host.page.getByRole('button', { name: `Remove seat ${seats}` }).click();
  await host.page
    .getByRole('group', { name: 'Who sits in seat 2' })
    .getByText('Link', { exact: true })
    .click();
  await host.page.getByRole('button', { name: 'Create table' }).click();
  await introduce(host.page);
  await host.page.waitForSelector('[data-screen="waiting-room"]');
  await expectAccessible(host.page);
  await host.page.getByRole('button', { name: 'Copy link' }).click();
  await host.page.getByRole('button', { name: 'Copied' }).waitFor();
  await guest.page.goto(await host.page.evaluate(() => navigator.clipboard.readText()));
  const sitDown = guest.page.getByRole('button', { name: 'Sit down' });
  await sitDown.waitFor();
  await expectAccessible(guest.page);
  await sitDown.click();
  await introduce(guest.page);
  await host.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [host, guest]) await page.waitForSelector('[data-screen="table"]');
  await expectAccessible(guest.page);

  const mara = person(host.page, 'mara');
  const tomek = person(guest.page, 'tomek');
  const round = async (n: number): Promise<boolean> =>
    (await host.page.getByText(`Round ${n}`, { exact: true }).count()) > 0 || isOver(host.page);
  await playUntil([mara, tomek], () => round(2));

  // A reload brings everything back.
  await guest.page.reload();
  await guest.page.waitForSelector('[data-screen="table"]');
  await playUntil([mara, tomek], () => round(3));

  // A phone that loses its connection says so, and catches up with what the other has done meanwhile.
  await guest.context.setOffline(true);
  await offline(guest.page).waitFor();
  await guest.context.setOffline(false);
  await offline(guest.page).waitFor({ state: 'hidden' });
  await playUntil([mara, tomek], () => round(4));

  // The server dies and comes back; nobody loses anything.
  await site.kill();
  await offline(host.page).waitFor();
  await site.restart();
  await offline(host.page).waitFor({ state: 'hidden' });
  await playUntil([mara, tomek], async () => (await isOver(host.page)) && (await isOver(guest.page)));
  const scores = (visit: Visit) => visit.page.locator('.rk').first().innerText();
  expect(await scores(host)).toContain('Tomek');
  expect(await scores(guest)).toContain('Mara');
  await expectAccessible(guest.page);

  // Both pages have had a part in the deal, without a click.
  await host.page.getByRole('button', { name: 'Deal again and check' }).click();
  await host.page.getByText('a random number from Mara and Tomek.').waitFor();
  await expectAccessible(host.page);
  await host.end();
  await guest.end();
});
