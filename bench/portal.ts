import { type BrowserContext, chromium, type Page } from 'playwright';
import { demoAccounts } from '../apps/server/src/demo/accounts.ts';
import { freePort } from '../tools/port.mjs';
import { rateQuality, rateWithLighthouse } from './lighthouse.ts';
import { startServer } from './server.ts';
import type { Row } from './table.ts';

/** Maximum size of a page, in bytes as compressed in transit, and the size of the smallest comparable site. */
const weights = [
  { what: 'scripts of a schedule', path: '/schedule/428501', kind: 'script', goal: 150_000, peer: 161_000 },
  { what: 'scripts of the home page', path: '/', kind: 'script', goal: 150_000, peer: null },
  { what: 'scripts of the sign-in', path: '/login', kind: 'script', goal: 170_000, peer: null },
  { what: 'fonts of a page', path: '/', kind: 'font', goal: 43_000, peer: null },
  { what: 'scripts of the console’s sign-in', path: '/console/', kind: 'script', goal: 200_000, peer: null },
] as const;

/** The same for a page of an administrator. */
const adminWeights = [
  { what: 'scripts of a console list', path: '/console/students', kind: 'script', goal: 250_000, peer: null },
] as const;

interface Weight {
  what: string;
  path: string;
  kind: 'script' | 'font';
  goal: number;
  peer: number | null;
}

/** Lighthouse's mobile score, before server-side rendering and now, and the goals. */
const rated = [
  { what: 'home', path: '/', before: 93, score: 97, lcp: 1500, tbt: null },
  { what: 'schedule', path: '/schedule/428501', before: 89, score: 97, lcp: 1500, tbt: null },
  { what: 'phones', path: '/phones', before: null, score: 97, lcp: 1500, tbt: 50 },
  { what: 'calendar', path: '/calendar', before: null, score: 97, lcp: 1500, tbt: 50 },
  { what: 'rating', path: '/rating-of-students', before: null, score: 97, lcp: 1500, tbt: 50 },
  { what: 'sign-in', path: '/login', before: 90, score: 90, lcp: null, tbt: null },
] as const;

/** Pages that must have no faults in Lighthouse's other categories. */
const faultless = ['/', '/schedule/428501', '/phones', '/calendar', '/rating-of-students'] as const;

/** The same for a page of an administrator. */
const ratedForAdmin = [
  { what: 'console list', path: '/console/students', before: 57, score: 57, lcp: null, tbt: 400 },
] as const;

interface Rated {
  what: string;
  path: string;
  before: number | null;
  score: number;
  /** Milliseconds. */
  lcp: number | null;
  tbt: number | null;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Returns the bytes of a kind that a page sends on a first visit. */
async function weigh(page: Page, url: string, kind: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === kind)
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function weightRows(context: BrowserContext, url: string, wanted: readonly Weight[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path, kind, goal, peer } of wanted) {
    const page = await context.newPage();
    // Simulates a first visit, without a cache of the previous page.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    const bytes = await weigh(page, url + path, kind);
    await page.close();
    rows.push({
      what,
      ours: kB(bytes),
      against: peer === null ? '' : `best peer ${kB(peer)}`,
      result: (bytes / (peer ?? goal)).toFixed(2),
      goal: `≤ ${kB(goal)}`,
      isMet: bytes <= goal,
    });
  }
  return rows;
}

async function ratingRows(port: number, url: string, pages: readonly Rated[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path, before, score, lcp, tbt } of pages) {
    const found = await rateWithLighthouse(url + path, port);
    const meets = [found.score >= score, lcp === null || found.lcp <= lcp, tbt === null || found.tbt <= tbt];
    rows.push({
      what: `Lighthouse mobile, ${what}`,
      ours: `${found.score}, LCP ${seconds(found.lcp)}, TBT ${seconds(found.tbt)}`,
      against: before === null ? '' : `before ${before}`,
      result: (found.score / (before ?? score)).toFixed(2),
      goal: [`≥ ${score}`, lcp && `LCP ≤ ${seconds(lcp)}`, tbt && `TBT ≤ ${seconds(tbt)}`]
        .filter(Boolean)
        .join(', '),
      isMet: meets.every(Boolean),
    });
  }
  return rows;
}

async function qualityRows(port: number, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of faultless) {
    const { score, faults } = await rateQuality(url + path, port);
    rows.push({
      what: `accessibility, best practices, SEO of ${path}`,
      ours: [score, ...faults].join(', '),
      against: '',
      result: (score / 100).toFixed(2),
      goal: '100',
      isMet: score === 100,
    });
  }
  return rows;
}

async function signInAsAdmin(context: BrowserContext, url: string): Promise<void> {
  const { username, password } = demoAccounts.find((account) => account.username === 'admin') ?? {};
  const response = await context.request.post(`${url}/api/v1/auth/login`, { data: { username, password } });
  if (!response.ok()) throw new Error(`The administrator of the demo was not let in: ${response.status()}`);
}

/** Measures the size of pages, and how soon they load on a phone (Lighthouse, the median of three). */
export async function pagesOfPortal(): Promise<Row[]> {
  const server = await startServer();
  const port = await freePort();
  const executablePath = process.env['CHROMIUM_PATH'];
  // Lighthouse opens separate pages, so the session must be in the browser's profile.
  const context = await chromium.launchPersistentContext('', {
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ...(executablePath && { executablePath }),
  });
  try {
    const ofVisitors = await weightRows(context, server.url, weights);
    const ratings = await ratingRows(port, server.url, rated);
    const qualities = await qualityRows(port, server.url);
    await signInAsAdmin(context, server.url);
    return [
      ...ofVisitors,
      ...(await weightRows(context, server.url, adminWeights)),
      ...ratings,
      ...qualities,
      ...(await ratingRows(port, server.url, ratedForAdmin)),
    ];
  } finally {
    await context.close();
    await server.close();
  }
}
