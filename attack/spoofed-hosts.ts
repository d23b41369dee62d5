import * as accounts from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as employees from '@semestr/api/employees';
import { type Finding, notTried, upTo, verdict } from './finding.ts';
import { passwordOf, students, type World } from './world.ts';

const EVIL = 'evil.example';

/** Whoever makes up the host by which the server was reached gets no link of others to lead there. */
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

/** An answer that is kept for all must not carry the host of whoever asked first. */
async function kept(world: World): Promise<Finding> {
  let poisoned = 0;
  const asked = world.times(5);
  for (const _ of upTo(asked))
    for (const path of cachedPaths)
      for (const headers of evilHosts) {
        await (await world.stranger(headers).fetch(path)).text();
        if ((await (await world.stranger().fetch(path)).text()).includes(EVIL)) poisoned += 1;
      }
  return {
    attack: 'another host in answers for all',
    tried: `${asked * cachedPaths.length * evilHosts.length} addresses`,
    happened: `${poisoned} answers name it afterwards`,
    verdict: verdict(poisoned === 0),
  };
}

/** The links of an answer, where PUBLIC_URL says what our address is. */
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
  // Without PUBLIC_URL the address by which a request came is all that a server knows of its own.
  if (named > 0 && !world.target.isOurs)
    return notTried(attack, 'links follow the request: set PUBLIC_URL, and the proxy its host');
  return {
    attack,
    tried: `${found.length} answers`,
    happened: `${named} name it`,
    verdict: verdict(named === 0),
  };
}
