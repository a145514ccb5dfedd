import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { act, isOver, type Person, person } from './person.ts';
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

/** Both do what the page offers them, until something is true. */
async function playOn(people: readonly Person[], done: () => Promise<boolean>, seconds = 150): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (!(await done())) {
    if (Date.now() > until) throw new Error('the people at the table do not get on');
    let moved = false;
    for (const one of people) if (!(await isOver(one.page))) moved = (await act(one)) || moved;
    if (!moved) await people[0]?.page.waitForTimeout(30);
  }
}

test('two people at two browsers play a whole game over a reload, a lost connection and a crash of the server', async () => {
  const host = await Visit.begin(browser, { likes: { name: 'Mara' } });
  const guest = await Visit.begin(browser, { likes: { name: 'Tomek' }, phone: true });
  await host.page.goto(`${site.address}/new/evolution`);
  // Two seats: mine, and one for whoever opens the link.
  for (let seats = 4; seats > 2; seats--)
    await host.page.getByRole('button', { name: `Remove seat ${seats}` }).click();
  await host.page
    .getByRole('group', { name: 'Who sits on seat 2' })
    .getByText('Link', { exact: true })
    .click();
  await host.page.getByRole('button', { name: 'Create table' }).click();
  await host.page.waitForSelector('[data-screen="waiting-room"]');
  await expectAccessible(host.page);
  const link = await host.page.getByLabel('Link to the seat').inputValue();
  await guest.page.goto(link);
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [host, guest]) await page.waitForSelector('[data-screen="table"]');
  await expectAccessible(guest.page);

  const mara = person(host.page, 'mara');
  const tomek = person(guest.page, 'tomek');
  const round = async (n: number): Promise<boolean> =>
    (await host.page.getByText(`Round ${n}`, { exact: true }).count()) > 0 || (await isOver(host.page));
  await playOn([mara, tomek], () => round(2));

  // A reload brings everything back.
  await guest.page.reload();
  await guest.page.waitForSelector('[data-screen="table"]');
  await playOn([mara, tomek], () => round(3));

  // A phone that loses its connection says so, and catches up.
  await guest.context.setOffline(true);
  await guest.page.getByText('No connection', { exact: false }).first().waitFor({ timeout: 60_000 });
  for (let i = 0; i < 20; i++) await act(mara);
  await guest.context.setOffline(false);
  await guest.page
    .getByText('No connection', { exact: false })
    .first()
    .waitFor({ state: 'hidden', timeout: 60_000 });

  // The server dies and comes back; nobody loses anything.
  await site.kill();
  await site.restart();
  await playOn([mara, tomek], async () => (await isOver(host.page)) && (await isOver(guest.page)));
  const scores = (visit: Visit) => visit.page.locator('.rk').first().innerText();
  expect(await scores(host)).toContain('Tomek');
  expect(await scores(guest)).toContain('Mara');
  await expectAccessible(guest.page);
  await host.end();
  await guest.end();
}, 400_000);
