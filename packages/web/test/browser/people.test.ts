import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible, expectNoScroll, Visit } from './visit.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Asks the server as the page would. */
async function ask(page: Page, path: string, body?: unknown) {
  return page.evaluate(
    async ([where, what]) => {
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const answer = await fetch(where, what === undefined ? {} : { ...sent, body: JSON.stringify(what) });
      return answer.json();
    },
    [path, body] as const,
  );
}

/** Two guests at a table that has begun; the second one is rude. */
async function atTable(phone = false): Promise<{ mara: Visit; tomek: Visit; id: string }> {
  const mara = await Visit.begin(browser, { phone });
  const tomek = await Visit.begin(browser, { likes: { name: 'Tomek' } });
  for (const [{ page }, name] of [
    [mara, 'Mara'],
    [tomek, 'Tomek'],
  ] as const) {
    await page.goto(site.address);
    await ask(page, '/api/guest', { name });
    await page.evaluate(() => localStorage.setItem('clade.guest', 'true'));
  }
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await ask(mara.page, '/api/tables', { game: 'evolution', seats, visibility: 'public' });
  const { id } = made.table;
  await ask(tomek.page, `/api/tables/${id}/join`, {});
  await ask(mara.page, `/api/tables/${id}/start`, {});
  await ask(tomek.page, `/api/tables/${id}/chat`, { text: 'You play like a shrew.' });
  await mara.page.goto(`${site.address}/table/${id}`);
  await mara.page.waitForSelector('[data-screen="table"]');
  return { mara, tomek, id };
}

async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).first().click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click();
}

/** Pictures of what somebody sees, for who looks at them: `LOOK=<folder>`. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOK;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

test.each([false, true])(
  'somebody rude is muted by what they said, reported and blocked at their seat, and forgiven in the settings (phone: %s)',
  async (phone) => {
    const { mara, tomek, id } = await atTable(phone);
    const { page } = mara;
    await openPanel(page, 'Chat');
    const line = page.getByText('You play like a shrew.');
    await line.waitFor();
    const about = page.getByLabel('Mute or report Tomek');
    await about.click();
    await look(page, `chat-${phone}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mute', exact: true }).click();
    await line.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Close' }).first().click();
    await openPanel(page, 'Seats');
    await page.getByLabel('Mute or report Tomek').click();
    await page.getByRole('button', { name: 'Report …' }).click();
    await page.getByLabel('What is wrong? (Tomek)').selectOption({ label: 'Insults or threats' });
    await page.getByLabel('What happened? (optional)').fill('After every move.');
    await look(page, `report-${phone}`);
    await expectAccessible(page);
    await expectNoScroll(page, 'across');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByText('Those who run the server will look at it', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('Tomek cannot sit down at your tables', { exact: false }).waitFor();
    await look(page, `blocked-${phone}`);

    const open = { game: 'evolution', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
    const { table } = await ask(page, '/api/tables', open);
    expect(await ask(tomek.page, `/api/tables/${table.id}/join`, {})).toMatchObject({ code: 'unwelcome' });
    expect((await ask(page, '/api/account/data')).reported).toMatchObject([
      { table: id, reason: 'insult', text: 'After every move.' },
    ]);

    await page.goto(`${site.address}/settings`);
    const lift = page.getByRole('button', { name: 'Lift it for Tomek' });
    await lift.scrollIntoViewIfNeeded();
    await look(page, `settings-${phone}`);
    await lift.click();
    await lift.waitFor({ state: 'detached' });
    expect((await ask(tomek.page, `/api/tables/${table.id}/join`, {})).code).toBe(undefined);
    await mara.end();
    await tomek.end();
  },
);
