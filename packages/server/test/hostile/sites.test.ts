import { describe, expect, test } from 'vitest';
import { Client, type Reply, scratch, start } from '../client.ts';
import { Attacked, refusal } from './attacked.ts';

const attacked = new Attacked();

describe('cookies', () => {
  test('that this server did not sign are no one', async () => {
    const ada = await attacked.enter('Ada');
    const bela = await attacked.enter('Bela');
    const [name, value] = ada.cookie.split('=') as [string, string];
    const [id, signature] = decodeURIComponent(value).split('.') as [string, string];
    const [hisId] = decodeURIComponent(bela.cookie.split('=')[1]!).split('.');
    for (const forged of [
      id,
      `${id}.`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${signature}x`,
      `${hisId}.${signature}`,
      `.${signature}`,
      `${id}.${'A'.repeat(43)}`,
      `s:${id}.${signature}`,
      '%',
      'x'.repeat(4000),
      'null',
      '',
    ]) {
      const client = new Client(attacked.address);
      client.cookie = `${name}=${forged}`;
      expect(await client.get('/api/me'), forged).toMatchObject(refusal(401, 'stranger'));
    }
    const client = new Client(attacked.address);
    client.cookie = ada.cookie;
    expect((await client.get('/api/me')).body).toMatchObject({ id, name: 'Ada' });
  });

  test('of another server are no one', async () => {
    const elsewhere = scratch();
    const other = await start(elsewhere.path);
    const stranger = await new Client(other.address).enter('Ada');
    await other.close();
    elsewhere.remove();
    const client = new Client(attacked.address);
    client.cookie = stranger.cookie;
    expect(await client.get('/api/me')).toMatchObject(refusal(401, 'stranger'));
  });

  test('are out of reach of scripts and other sites', async () => {
    const { headers } = await new Client(attacked.address).post('/api/guest', { name: 'Ada' });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/); // plain http here
    const own = scratch();
    const secure = await start(own.path, { publicUrl: 'https://clade.example' });
    const https = await new Client(secure.address).post('/api/guest', { name: 'Ada' });
    expect(https.headers.get('set-cookie')).toMatch(/Secure/);
    expect(https.headers.get('strict-transport-security')).toMatch(/max-age/);
    await secure.close();
    own.remove();
  });
});

describe('pages of other sites', () => {
  const attack = async (headers: Record<string, string>): Promise<Reply> => {
    const { a, id } = await attacked.tableOfTwo();
    const before = await a.table(id);
    const answer = await a.call('POST', `/api/tables/${id}/concede`, {}, headers);
    if (answer.status !== 200) expect(await a.table(id)).toEqual(before);
    return answer;
  };

  test('cannot change anything', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: attacked.address.replace('http', 'https') },
      { origin: `${attacked.address}0` },
      { origin: `${attacked.address}.evil.example` },
      { origin: 'http://localhost' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: attacked.address, 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { origin: 'https://evil.example', 'x-http-method-override': 'GET' },
    ] as Record<string, string>[]) {
      expect(await attack(headers), JSON.stringify(headers)).toMatchObject(refusal(403, 'forbidden'));
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
      'application/json-patch',
      '',
    ]) {
      expect((await attack({ 'content-type': type })).status, type).toBeGreaterThanOrEqual(400);
    }
    expect((await attack({ origin: attacked.address, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('are not invited: no answer allows another origin', async () => {
    const ada = await attacked.enter('Ada');
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ada.call(method, '/api/me', undefined, {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
      });
      for (const [name] of headers) expect(name).not.toMatch(/^access-control-/);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  test('with a public address only that one may write', async () => {
    const own = scratch();
    const behind = await start(own.path, { publicUrl: 'https://clade.example' });
    const client = new Client(behind.address);
    const guest = (origin: string) => client.call('POST', '/api/guest', { name: 'Ada' }, { origin });
    expect(await guest(behind.address)).toMatchObject(refusal(403, 'forbidden'));
    expect((await guest('https://clade.example')).status).toBe(200);
    await behind.close();
    own.remove();
  });
});
