import { chromium } from 'playwright';
import { startServer } from './server.ts';
import type { Row } from './table.ts';

const GOAL = 122_000;
/** What the leanest comparable portal sends before its schedule shows. */
const BEST_PEER = 161_000;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Bytes of JavaScript, as compressed on the way, until the first lesson is on the screen of a new visitor. */
export async function javascriptBytes(): Promise<Row[]> {
  const server = await startServer();
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${server.url}/schedule/428501`);
    await page.getByRole('article').first().waitFor();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return [
      {
        what: 'JavaScript until the schedule shows (brotli)',
        ours: kB(bytes),
        against: `best peer ${kB(BEST_PEER)}`,
        result: (bytes / BEST_PEER).toFixed(2),
        goal: `≤ ${kB(GOAL)}`,
        isMet: bytes <= GOAL,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
