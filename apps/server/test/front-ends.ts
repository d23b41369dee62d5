import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PortalBuild } from '../src/http/pages.ts';
import type { FrontEnds } from '../src/http/static.ts';

export const documentOf = (name: string): string =>
  `<!doctype html><html lang="ru" data-theme="light"><head><title>${name}</title>` +
  `<script type="module" crossorigin src="/assets/app-1a2b3c4d.js"></script></head><div id="root"></div>`;

/** Creates the build of a front end with one page and one script. */
async function build(folder: string, name: string): Promise<string> {
  const root = join(folder, name);
  await mkdir(join(root, 'assets'), { recursive: true });
  const script = `export const name = '${name}';`.repeat(100);
  await writeFile(join(root, 'index.html'), documentOf(name));
  await writeFile(
    join(root, 'manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/app-1a2b3c4d.js', isEntry: true },
      'src/Page.tsx': { file: 'assets/Page-5e6f.js', css: ['assets/Page-7a8b.css'], imports: ['index.html'] },
    }),
  );
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(root, 'assets/app-1a2b3c4d.js'), script);
  await writeFile(join(root, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(script));
  return root;
}

/** The page renderer of the portal's server build, with a few invented addresses. */
const pageMaker = `
export const addressOf = (pathname, query) => ({
  search: query.has('week') ? '?week=' + query.get('week') : '',
  sources: ['src/Page.tsx'],
  isPublic: pathname !== '/private',
  hasPicture: pathname === '/drawn',
  isKept: true,
});
let renderCount = 0;
export async function render({ pathname, search, language, today, fetch }) {
  if (pathname === '/broken') throw new Error('no data');
  renderCount += 1;
  const faculties = await (await fetch('http://portal.invalid/api/v1/faculties')).text();
  return {
    status: pathname === '/nothing' ? 404 : 200,
    isWhole: pathname !== '/partial',
    head: { title: 'Page "' + pathname + '"', description: 'About ' + pathname },
    html: '<p>' + [language, today, search, faculties, renderCount].join(' ') + '</p>',
    data: { id: 'server-state', json: '{}' },
  };
}
const drawing = { width: 40, height: 20, ground: '#ffffff', bars: [], texts: [] };
export const draw = async ({ pathname }) => (pathname === '/drawn' ? drawing : null);
export const publicPaths = async () => ['/', '/schedule'];
`;

async function buildPortal(folder: string): Promise<PortalBuild> {
  const forServer = join(folder, 'portal-server');
  await mkdir(forServer);
  await writeFile(join(forServer, 'package.json'), '{ "type": "module" }');
  await writeFile(join(forServer, 'entry-server.js'), pageMaker);
  return { forBrowsers: await build(folder, 'portal'), forServer };
}

/** Built front ends with a few invented pages, in a temporary folder. */
export interface TestFrontEnds {
  folder: string;
  frontEnds: FrontEnds;
  remove: () => Promise<void>;
}

export async function startFrontEnds(): Promise<TestFrontEnds> {
  const folder = await mkdtemp(join(tmpdir(), 'semestr-static-'));
  const frontEnds = { portal: await buildPortal(folder), console: await build(folder, 'console') };
  return { folder, frontEnds, remove: () => rm(folder, { recursive: true }) };
}
