import * as accounts from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as employees from '@semestr/api/employees';
import { type Finding, notTried, upTo, verdict } from './findings.ts';
import { passwordOf, students, type World } from './world.ts';

const EVIL = 'evil.example';

/** Sends forged host headers, which must not appear in other users' links. */
export async function spoofedHosts(world: World): Promise<Finding[]> {
  return [await kept(world), await links(world)];
}

const evilHosts: readonly Record<string, string>[] = [
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https' },
  { forwarded: `host=${EVIL}` },
];
const cachedPaths = [
  employees.all.path,
  '/',
  '/login',
  '/schedule',
  '/robots.txt',
  '/sitemap.xml',
  '/api/v1/openapi.json',
];

/** A response that is cached for all users must not contain the host of the first request. */
async function kept(world: World): Promise<Finding> {
  let poisoned = 0;
  const rounds = world.times(5);
  for (const _ of upTo(rounds))
    for (const path of cachedPaths)
      for (const headers of evilHosts) {
        await (await world.stranger(headers).fetch(path)).text();
        if ((await (await world.stranger().fetch(path)).text()).includes(EVIL)) poisoned += 1;
      }
  return {
    attack: 'another host in cached responses',
    tried: `${rounds * cachedPaths.length * evilHosts.length} addresses`,
    happened: `${poisoned} responses contain it afterwards`,
    verdict: verdict(poisoned === 0),
  };
}

/** Checks the links in a response when PUBLIC_URL sets the server's address. */
async function links(world: World): Promise<Finding> {
  const attack = 'another host in our own links';
  const body = { username: 'admin', password: passwordOf('admin') };
  const found: string[] = [];
  for (const headers of evilHosts) {
    const admin = world.stranger(headers);
    await world.signIn('admin', admin);
    found.push(JSON.stringify(await admin.call(auth.login, { body })));
    const params = { id: world.idOf(students.other) };
    found.push((await admin.call(accounts.passwordLink, { params })).link);
    for (const path of cachedPaths) found.push(await (await admin.fetch(path)).text());
  }
  const named = found.filter((text) => text.includes(EVIL)).length;
  // Without PUBLIC_URL the server only has the address of the request.
  if (named > 0 && !world.target.isOurs)
    return notTried(attack, 'links follow the request: set PUBLIC_URL, or the host in the proxy');
  return {
    attack,
    tried: `${found.length} answers`,
    happened: `${named} contain it`,
    verdict: verdict(named === 0),
  };
}
