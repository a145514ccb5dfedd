import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible, expectNoScroll, Visit } from './visit.ts';

let site: Site;
let browser: Browser;
/** Passkeys belong to names, not to numbers. */
let address: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium({ pinned: true })]);
  address = `http://localhost:${new URL(site.address).port}`;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Asks the server as the page would. */
async function ask(page: Page, method: string, path: string, body: unknown = {}) {
  return page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json' },
        ...(how === 'GET' ? {} : { body: JSON.stringify(what) }),
      });
      return answer.json();
    },
    [method, path, body] as const,
  );
}

test('somebody whose time is up: the clock says so, the other decides, and the log tells it', async () => {
  const mara = await Visit.begin(browser);
  const tomek = await Visit.begin(browser, { likes: { name: 'Tomek' } });
  for (const { page } of [mara, tomek]) await page.goto(site.address);
  await ask(mara.page, 'POST', '/api/guest', { name: 'Mara' });
  await ask(tomek.page, 'POST', '/api/guest', { name: 'Tomek' });
  const made = await ask(mara.page, 'POST', '/api/tables', {
    game: 'evolution',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
    pace: { kind: 'live', bank: 10, increment: 0 },
  });
  const { id } = made.table;
  await ask(tomek.page, 'POST', `/api/tables/${id}/join`);
  const begun = await ask(mara.page, 'POST', `/api/tables/${id}/start`);
  const choice = { n: 0, drafted: 0, move: begun.legal[0].move, key: 'the-first-choice', confirm: true };
  await ask(mara.page, 'POST', `/api/tables/${id}/moves`, choice);
  await mara.page.evaluate(() => localStorage.setItem('clade.guest', 'true'));
  await mara.page.goto(`${site.address}/table/${id}`);
  const clocks = mara.page.getByRole('region', { name: 'Clocks' });
  await clocks.getByText('Tomek, to act', { exact: false }).waitFor();
  await expectNoScroll(mara.page, 'both');

  const dialog = mara.page.getByRole('dialog', { name: 'Time is up' });
  await dialog.waitFor({ timeout: 30_000 });
  await expectAccessible(mara.page);
  await dialog.getByRole('button', { name: 'Wait' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await clocks.getByText('time is up', { exact: false }).first().waitFor();
  // Later the decision is still there.
  await mara.page.getByRole('button', { name: 'Let a bot play' }).click();
  await mara.page.getByText('A bot plays for Tomek').first().waitFor({ state: 'attached' });
  const { table } = await ask(mara.page, 'GET', `/api/tables/${id}`);
  expect(table.seats[1].standIn).toBe('beginner');
  await mara.end();
  await tomek.end();
});

test('who played is asked for a rematch wherever they are, sits down on the next seat, or does not', async () => {
  const mara = await Visit.begin(browser);
  const tomek = await Visit.begin(browser, { likes: { name: 'Tomek' }, phone: true });
  for (const { page } of [mara, tomek]) await page.goto(site.address);
  await ask(mara.page, 'POST', '/api/guest', { name: 'Mara' });
  await ask(tomek.page, 'POST', '/api/guest', { name: 'Tomek' });
  for (const { page } of [mara, tomek])
    await page.evaluate(() => localStorage.setItem('clade.guest', 'true'));
  const { table } = await ask(mara.page, 'POST', '/api/tables', {
    game: 'evolution',
    name: 'Thursday',
    seats: [{ kind: 'me' }, { kind: 'link' }],
  });
  await ask(tomek.page, 'POST', `/api/tables/${table.id}/join`, { invite: table.seats[1].invite });
  await ask(mara.page, 'POST', `/api/tables/${table.id}/start`);
  await ask(mara.page, 'POST', `/api/tables/${table.id}/concede`);
  await tomek.page.goto(site.address);
  await mara.page.goto(`${site.address}/table/${table.id}`);
  await mara.page.getByRole('button', { name: 'Rematch' }).click();
  await mara.page.waitForSelector('[data-screen="waiting-room"]');
  await mara.page.getByText('no answer yet').waitFor();
  await expectAccessible(mara.page);

  const asked = tomek.page.locator('[data-rematch]');
  await asked.getByText('Mara wants a rematch: Evolution.').waitFor();
  await tomek.page.getByText('A seat is kept for you').waitFor();
  await expectAccessible(tomek.page);
  await asked.getByRole('button', { name: 'Not now' }).click();
  await asked.waitFor({ state: 'hidden' });
  await mara.page.getByText('does not want to play').waitFor();

  // Mara asks once more.
  await mara.page.goto(`${site.address}/table/${table.id}`);
  await mara.page.getByRole('button', { name: 'Rematch' }).click();
  await asked.getByRole('button', { name: 'Sit down' }).click();
  await tomek.page.waitForSelector('[data-screen="waiting-room"]');
  await mara.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [mara, tomek]) await page.waitForSelector('[data-screen="table"]');
  const again = await ask(tomek.page, 'GET', `/api/tables/${tomek.page.url().split('/').at(-1)}`);
  expect(again.seat).toBe(0);
  await mara.end();
  await tomek.end();
});

test('a table gets a pace when it is made, and says so before it begins', async () => {
  const visit = await Visit.begin(browser);
  const { page } = visit;
  await page.goto(`${site.address}/new/evolution?plain`);
  await page.getByRole('group', { name: 'Who sits in seat 2' }).getByText('Link', { exact: true }).click();
  await page.getByLabel('Pace').selectOption('Live clock');
  await page.getByLabel('Minutes for each').fill('45');
  await expectAccessible(page);
  await page.getByLabel('Pace').selectOption('Days per move');
  await page.getByLabel('all day').uncheck();
  await page.getByText('Time passes only in these hours', { exact: false }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForSelector('[data-screen="waiting-room"]');
  await page.getByText('2 days per move').waitFor();
  const { tables } = await ask(page, 'GET', '/api/tables?scope=mine');
  expect(tables[0].pace).toMatchObject({
    kind: 'days',
    days: 2,
    vacation: 14,
    window: { from: '08:00', to: '23:00' },
  });
  await visit.end();
});

test('a guest adds a passkey, signs out, and comes back with it; programs and quiet hours are kept', async () => {
  const visit = await Visit.begin(browser);
  const { page, context } = visit;
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(address);
  const { id } = await ask(page, 'POST', '/api/guest', { name: 'Mara' });
  await page.evaluate(() => localStorage.setItem('clade.guest', 'true'));
  await page.goto(`${address}/settings`);
  await page.getByText('You play as a guest on this device.', { exact: false }).waitFor();
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await page.getByLabel('Name of the program').fill('Robo');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const token = await page.getByLabel('The token of Robo.', { exact: false }).inputValue();
  expect(token).toMatch(/^clade_/);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('You sign in with a passkey.').waitFor();
  await page.getByRole('heading', { name: 'Devices' }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL(`${address}/`);
  expect((await ask(page, 'GET', '/api/me')).code).toBe('stranger');
  await page.goto(`${address}/settings`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('You sign in with a passkey.').waitFor();
  expect((await ask(page, 'GET', '/api/me')).id).toBe(id);
  expect(await page.getByRole('checkbox', { name: 'Quiet hours' }).isChecked()).toBe(true);
  // The token is not shown again; revoking asks first.
  expect(await page.getByText(token).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke the token of Robo' }).click();
  await page.getByRole('button', { name: 'Revoke the token of Robo' }).click();
  await page.getByRole('button', { name: 'Revoke the token of Robo' }).waitFor({ state: 'detached' });
  await visit.end();
});

test('the host puts a bot on a free seat, begins, and leaves a standing order that answers', async () => {
  const visit = await Visit.begin(browser);
  const { page } = visit;
  await page.goto(site.address);
  await ask(page, 'POST', '/api/guest', { name: 'Mara' });
  await page.evaluate(() => localStorage.setItem('clade.guest', 'true'));
  const made = await ask(page, 'POST', '/api/tables', {
    game: 'evolution',
    seats: [{ kind: 'me' }, { kind: 'link' }],
  });
  const { id } = made.table;
  await page.goto(`${site.address}/table/${id}`);
  await page.waitForSelector('[data-screen="waiting-room"]');
  await page.getByLabel('Bot in seat 2').selectOption('beginner');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.waitForSelector('[data-screen="table"]');
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Standing orders' }).click();
  await page.getByLabel('New order').selectOption('Food card: the one with the least food');
  await page.getByLabel('only once').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Off: it was to be used once.', { exact: false }).waitFor();
  await page.getByText('Standing order of Mara', { exact: false }).first().waitFor({ state: 'attached' });
  const { orders } = await ask(page, 'GET', `/api/tables/${id}/orders`);
  expect(orders).toMatchObject([{ template: 'food-least', used: 1, on: false, off: 'used' }]);
  await page.getByRole('button', { name: 'Remove: Food card: the one with the least food' }).click();
  await page.getByText('Off: it was to be used once.', { exact: false }).waitFor({ state: 'detached' });
  await visit.end();
});
