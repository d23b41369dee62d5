import * as auth from '@semestr/api/auth';
import { type Finding, tally, verdict } from './findings.ts';
import { passwordOf, students, type World } from './world.ts';

const EVIL = 'evil.example';
const addresses = [
  `https://${EVIL}`,
  `//${EVIL}`,
  `///${EVIL}`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `/%2f${EVIL}`,
  `/%5c${EVIL}`,
  `/.//${EVIL}`,
  `/\t/${EVIL}`,
  `/@${EVIL}`,
  `https:${EVIL}`,
  `javascript:alert(1)//${EVIL}`,
];
const names = ['next', 'redirectUrl', 'redirect', 'return', 'returnUrl', 'url'];
const pages = ['/login', '/', '/console', '/console/', '/initial-password', '/profile', '/study'];

/** Whether a response redirects to another site. */
const leadsAway = (response: Response, base: string): boolean => {
  const [location, refresh] = [response.headers.get('location'), response.headers.get('refresh')];
  return (
    refresh !== null || (location !== null && URL.parse(location, base)?.origin !== new URL(base).origin)
  );
};

/** Tries addresses of other sites wherever an address is accepted: none may redirect there. */
export async function redirects(world: World): Promise<Finding[]> {
  const paths = [
    ...pages.flatMap((page) =>
      names.flatMap((name) => addresses.map((address) => `${page}?${name}=${encodeURIComponent(address)}`)),
    ),
    // A path that becomes another site when its slashes are collapsed.
    ...addresses.filter((address) => address.startsWith('/') && !address.includes('\t')),
    ...pages.map((page) => `//${EVIL}${page}`),
    ...pages.map((page) => `${page}//${EVIL}/..`),
  ];
  const visitor = world.stranger();
  const statuses: number[] = [];
  const away: string[] = [];
  for (const path of paths.filter((_, index) => index % Math.ceil(1 / world.target.share) === 0)) {
    const response = await visitor.fetch(path);
    await response.body?.cancel();
    statuses.push(response.status);
    if (leadsAway(response, world.url)) away.push(path);
  }
  return [
    {
      attack: 'a link that redirects to another site',
      tried: `${statuses.length} addresses`,
      happened: `${tally(statuses)}; ${away.length} redirect ${away.slice(0, 3).join(' ')}`.trim(),
      verdict: verdict(away.length === 0),
    },
    await atSignIn(world),
  ];
}

/** Status 280 redirects according to the settings, whatever the sign-in requests. */
async function atSignIn(world: World): Promise<Finding> {
  const found: string[] = [];
  for (const login of [students.confirmed, 'teacher'] as const)
    for (const name of names) {
      const visitor = world.stranger({ referer: `https://${EVIL}/` });
      const body = { username: login, password: passwordOf(login), [name]: `https://${EVIL}` };
      const response = await visitor.fetch(`${auth.login.path}?${name}=https://${EVIL}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      found.push(
        text.includes(EVIL) || leadsAway(response, world.url) ? 'leads away' : String(response.status),
      );
      await visitor.fetch('/api/v1/auth/logout', { method: 'POST' });
    }
  return {
    attack: 'a sign-in that redirects to another site',
    tried: `${found.length} sign-ins`,
    happened: tally(found),
    verdict: verdict(!found.includes('leads away')),
  };
}
