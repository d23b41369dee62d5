import { createClient } from '@semestr/api/client';
import { all as allEmployees } from '@semestr/api/employees';
import { all as allGroups } from '@semestr/api/groups';
import type { PageMaker, PageRequest } from '@semestr/api/pages';
import { rowsOf } from '@semestr/api/rows';
import { loadTexts } from '@semestr/core/texts';
import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from './paths.ts';
import { createQueryClient } from './query.ts';
import { screenNames, screenOf } from './screens.ts';
import { App } from './shell/App.tsx';
import { handOver, HANDED_OVER } from './shell/handed-over.ts';
import { type Head, HeadContext } from './shell/head.tsx';
import { sourceOf } from './shell/pages.ts';
import { matchScreen, ScreenLoader } from './shell/screen-loader.ts';
import { shellTexts } from './shell/texts.ts';

const folderOf = (source: string): string => source.slice(0, source.lastIndexOf('/'));

export const addressOf: PageMaker['addressOf'] = (pathname, query, language) => {
  const { name } = matchScreen(pathname);
  const { query: known = [], access } = screenOf(name);
  const kept = [...query].filter(([key]) => known.includes(key));
  const search = new URLSearchParams(kept).toString();
  const source = sourceOf(name);
  return {
    search: search && `?${search}`,
    sources: [source, ...['src/shell', folderOf(source)].map((folder) => `${folder}/texts/${language}.ts`)],
    isPublic: access === 'anyone',
  };
};

const clientFor = (fetch: PageRequest['fetch']) => createClient({ baseUrl: 'http://portal.invalid', fetch });

export const publicPaths: PageMaker['publicPaths'] = async (fetch) => {
  const client = clientFor(fetch);
  const [groups, teachers] = await Promise.all([client.call(allGroups, {}), client.call(allEmployees, {})]);
  return [
    ...screenNames
      .map(screenOf)
      .filter(({ path, access }) => access === 'anyone' && !/[:*]/.test(path))
      .map(({ path }) => path),
    ...rowsOf(groups).map(({ name }) => paths.schedule(name)),
    ...rowsOf(teachers).map(({ urlId }) => paths.schedule(urlId)),
  ];
};

export const render: PageMaker['render'] = async ({ pathname, search, language, today, fetch }) => {
  const queries = createQueryClient(clientFor(fetch));
  const loader = new ScreenLoader({ queries, language: () => language, today: () => today });
  await loadTexts(language, [shellTexts]);
  const { status } = await loader.read(pathname, null);
  const heads: Head[] = [];
  const html = await toText(
    <StrictMode>
      <HeadContext value={(head) => void heads.push(head)}>
        <StaticRouter location={pathname + search}>
          <App queries={queries} loader={loader} language={language} today={today} isMade />
        </StaticRouter>
      </HeadContext>
    </StrictMode>,
  );
  const head = heads.at(-1);
  if (!head) throw new Error(`The page ${pathname} has no head`);
  const isWhole = queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
  return { status, isWhole, head, html, data: { id: HANDED_OVER, json: handOver(today, queries) } };
};

/** Renders until nothing is outstanding. */
function toText(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is put in place by scripts: the page reads without them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}
