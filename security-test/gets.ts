import { urlOf } from '@semestr/api/client';
import { contract } from '@semestr/api/contract';
import { countOf, type Finding, tally, verdict } from './findings.ts';
import { statusOfRaw } from './raw.ts';
import { isAlive, type World } from './world.ts';

const EVIL = 'https://evil.example/page';
const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };

/** Headers of a browser that followed a link to an address, or loaded it as an image. */
const ways = (url: string): { method?: string; headers: Record<string, string> }[] => [
  { headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } },
  { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' } },
  { headers: { referer: EVIL } },
  { headers: { referer: `${url}.evil.example/` } },
  { headers: { origin: url.replace(/^https?/, (scheme) => (scheme === 'http' ? 'https' : 'http')) } },
  { headers: {}, method: 'HEAD' },
];

/** Returns other spellings of an address, which a proxy or the server may treat as the same. */
const spellings = (path: string): string[] => {
  const [head, tail] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  const code = tail.charCodeAt(0).toString(16);
  return [
    `${head}//${tail}`,
    `${head}/./${tail}`,
    `${head}/x/../${tail}`,
    `${head}/%${code}${tail.slice(1)}`,
    `${head}/%25${code}${tail.slice(1)}`,
    `${head}%2f${tail}`,
    `${head}/${tail};a=1`,
    `${head}/${tail}/`,
    `${head}/${tail.toUpperCase()}`,
    `${head}/${tail}.json`,
  ];
};

/**
 * Calls that change something by GET exist for existing clients. A browser that is redirected to one must not change
 * anything.
 */
export async function changingGets(world: World): Promise<Finding[]> {
  const cookie = (await world.signIn('admin')).cookie();
  const paths = contract.flatMap(({ call }) =>
    call.method === 'GET' && call.changesState ? [urlOf(call, {})] : [],
  );
  const send = (
    path: string,
    { headers, method = 'GET' }: { headers: Record<string, string>; method?: string },
  ) => statusOfRaw(world.url, path, { method, headers: { ...headers, cookie } });
  const led: number[] = [];
  for (const path of paths) for (const way of ways(world.url)) led.push(await send(path, way));
  const isInAfterLed = await isAlive(world.url, cookie);
  const spelt: number[] = [];
  for (const path of paths.flatMap(spellings)) spelt.push(await send(path, { headers: fromElsewhere }));
  const isIn = await isAlive(world.url, cookie);
  return [
    {
      attack: 'changes by a followed link',
      tried: `${paths.length} calls, ${ways(world.url).length} ways`,
      happened: tally(led),
      verdict: verdict(isInAfterLed && countOf(led, 400) === led.length),
    },
    {
      attack: 'changes by other spellings of an address',
      tried: `${spelt.length} addresses`,
      happened: `${tally(spelt)}; ${isIn ? 'still signed in' : 'signed out'}`,
      // 404: no call is spelt like this; a gateway rejects it.
      verdict: verdict(isIn && spelt.every((status) => [400, 404].includes(status))),
    },
  ];
}
