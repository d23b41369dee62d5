import * as auth from '@semestr/api/auth';
import type { Finding } from './findings.ts';
import { verdict } from './findings.ts';
import type { World } from './world.ts';

const requests: readonly [path: string, init?: RequestInit][] = [
  ['/'],
  ['/login'],
  ['/nothing'],
  ['/console'],
  ['/console/'],
  ['/favicon.svg'],
  ['/assets/gone.js'],
  ['/robots.txt'],
  ['/healthz'],
  ['/readyz'],
  ['/metrics'],
  ['/api/v1/openapi.json'],
  ['/api/v1/employees/all'],
  ['/api/v1/nothing'],
  ['/api/v1/personal-information'],
  ['/api/v1/employees/schedule/%E0%A4%A'],
  [`/api/v1/rooms/${'x'.repeat(9000)}`],
  [auth.login.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }],
  [auth.login.path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }],
  ['/login', { method: 'POST' }],
];

/** Headers that each response must have, so that browsers do not misinterpret it. */
const wanted: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /default-src '(?:none|self)'.*frame-ancestors 'none'/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/,
};
const overHttps = { 'strict-transport-security': /^max-age=\d{8}/ };

/** Looks for responses that browsers could sniff, frame or load into another site's page. */
export async function missingHeaders(world: World): Promise<Finding[]> {
  const missing: string[] = [];
  const rules = Object.entries({ ...wanted, ...(world.url.startsWith('https:') && overHttps) });
  for (const [path, init] of requests) {
    const response = await world.stranger().fetch(path, init);
    await response.body?.cancel();
    for (const [name, rule] of rules)
      if (!rule.test(response.headers.get(name) ?? '')) missing.push(`${path.slice(0, 40)} ${name}`);
  }
  return [
    {
      attack: 'responses that browsers may misinterpret',
      tried: `${requests.length} answers, ${rules.length} headers`,
      happened: missing.length === 0 ? 'no header is missing' : missing.slice(0, 3).join('; '),
      verdict: verdict(missing.length === 0),
    },
  ];
}
