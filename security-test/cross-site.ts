import { urlOf } from '@semestr/api/client';
import { contract } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import * as session from '@semestr/api/session';
import { countOf, type Finding, tally, verdict } from './findings.ts';
import { isAlive, type World } from './world.ts';

const EVIL = 'https://evil.example';

/** Headers that a browser sends from a page of another site. */
const pages = (url: string): Record<string, string>[] => [
  { origin: EVIL },
  { origin: `${url}.evil.example` },
  { origin: 'null' },
  { origin: 'http://localhost:1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'same-origin', origin: EVIL },
  { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
  { purpose: 'prefetch' },
];

const changes = contract
  .map(({ call }) => call)
  .filter((call): call is Endpoint => call.method !== 'GET' || call.changesState === true);

/**
 * Whether a call accepts only JSON, so that it must reject everything that a form can send without a preflight request.
 */
const takesJson = (call: Endpoint): boolean => call.body !== undefined && call.bodyAs === undefined;

/** Makes calls from a page of another site in the name of a signed-in user. */
export async function crossSite(world: World): Promise<Finding[]> {
  const cookie = (await world.signIn('admin')).cookie();
  const send = async (
    call: Endpoint,
    type: string | null,
    headers: Record<string, string>,
  ): Promise<number> => {
    const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));
    const hasBody = type !== null && call.method !== 'GET';
    const response = await fetch(world.url + urlOf(call, { params }), {
      method: call.method,
      headers: { ...headers, cookie, ...(hasBody && { 'content-type': type }) },
      ...(hasBody && { body: '{}' }),
    });
    await response.body?.cancel();
    return response.status;
  };
  const calls = changes.filter((_, index) => index % Math.ceil(1 / world.target.share) === 0);
  const fromElsewhere: number[] = [];
  for (const headers of pages(world.url))
    fromElsewhere.push(...(await Promise.all(calls.map((call) => send(call, 'application/json', headers)))));

  const asForms: number[] = [];
  // An old browser does not send the origin.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    asForms.push(...(await Promise.all(calls.filter(takesJson).map((call) => send(call, type, {})))));

  const logout: number[] = [];
  for (const headers of pages(world.url)) logout.push(await send(session.logoutByGet, null, headers));
  const isIn = await isAlive(world.url, cookie);
  return [
    {
      attack: 'changes from another site',
      tried: `${calls.length} calls, ${pages(world.url).length} ways`,
      happened: tally(fromElsewhere),
      verdict: verdict(countOf(fromElsewhere, 400) === fromElsewhere.length),
    },
    {
      attack: 'changes by forms and plain text',
      tried: `${asForms.length / 3} calls, 3 ways`,
      happened: tally(asForms),
      // 403: this user has no permission in any case.
      verdict: verdict(asForms.every((status) => [400, 403, 415].includes(status))),
    },
    {
      attack: 'sign-out by a picture or a prefetch',
      tried: `${logout.length} ways`,
      happened: `${tally(logout)}; ${isIn ? 'still signed in' : 'signed out'}`,
      verdict: verdict(isIn && countOf(logout, 400) === logout.length),
    },
  ];
}
