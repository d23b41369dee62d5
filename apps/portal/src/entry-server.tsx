import { createClient } from '@semestr/api/client';
import { all as allDepartments } from '@semestr/api/departments';
import { all as allEmployees } from '@semestr/api/employees';
import { all as allGroups } from '@semestr/api/groups';
import type { PageMaker, PageRequest } from '@semestr/api/pages';
import { all as allRooms } from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import { roomLabel, roomShort } from '@semestr/core/room-names';
import { loadTexts } from '@semestr/core/texts';
import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from './paths.ts';
import { createQueryClient } from './query.ts';
import { addressOf as screenAddress, type ScreenName, screenNames, screenOf } from './screens.ts';
import { App } from './shell/App.tsx';
import { descriptionOf } from './shell/descriptions.ts';
import { serializeState, SERVER_STATE } from './shell/server-state.ts';
import { type Head, HeadContext } from './shell/head.tsx';
import { sourcesOf } from './shell/pages.ts';
import type { PictureModule } from './shell/picture.ts';
import { matchScreen, ScreenLoader } from './shell/screen-loader.ts';
import { shellTexts } from './shell/texts.ts';

/** Its texts are loaded before the portal starts, like those of the shell. */
const CONNECTION = '../../packages/ui/src/connection';

/** Returns the folder of a screen's feature. */
const folderOf = (name: ScreenName): string => `src/features/${screenOf(name).page.replace(/\/.*/, '')}`;

/** Whether a screen is listed for search engines. */
function isListed(name: ScreenName): boolean {
  const { access, isUnlisted } = screenOf(name);
  return access === 'anyone' && !isUnlisted;
}

export const addressOf: PageMaker['addressOf'] = (pathname, query, language) => {
  const { name } = matchScreen(pathname);
  const { query: known = [], noCache = false, hasPicture = false } = screenOf(name);
  const kept = [...query].filter(([key]) => known.includes(key));
  const search = new URLSearchParams(kept).toString();
  return {
    search: search && `?${search}`,
    sources: [
      ...sourcesOf(name),
      ...[CONNECTION, 'src/shell', folderOf(name)].map((folder) => `${folder}/texts/${language}.ts`),
    ],
    isPublic: isListed(name),
    hasPicture,
    isKept: !noCache,
  };
};

const clientFor = (fetch: PageRequest['fetch']) => createClient({ baseUrl: 'http://portal.invalid', fetch });

export const publicPaths: PageMaker['publicPaths'] = async (fetch) => {
  const client = clientFor(fetch);
  const [groups, teachers, chairs, rooms] = await Promise.all([
    client.call(allGroups, {}),
    client.call(allEmployees, {}),
    client.call(allDepartments, {}),
    client.call(allRooms, {}),
  ]);
  return [
    ...screenNames.filter(isListed).flatMap((name) => screenAddress(name) ?? []),
    ...rowsOf(groups).map(({ name }) => paths.schedule(name)),
    ...rowsOf(teachers).flatMap(({ urlId }) => [paths.schedule(urlId), paths.employee(urlId)]),
    ...chairs.flatMap(({ urlId }) => [paths.department(urlId), paths.departmentSchedule(urlId)]),
    ...rowsOf(rooms).map((room) => paths.room(roomShort(roomLabel(room.name, room.buildingNumber.name)))),
  ];
};

export const render: PageMaker['render'] = async ({ pathname, search, language, today, time, fetch }) => {
  const made = { today, time };
  const queries = createQueryClient(clientFor(fetch));
  const loader = new ScreenLoader({ queries, language: () => language, today: () => today });
  await loadTexts(language, [shellTexts]);
  const { status } = await loader.read(pathname, search, null);
  const heads: Head[] = [];
  const html = await toText(
    <StrictMode>
      <HeadContext value={(head) => void heads.push(head)}>
        <StaticRouter location={pathname + search}>
          <App queries={queries} loader={loader} language={language} made={made} isMade />
        </StaticRouter>
      </HeadContext>
    </StrictMode>,
  );
  const said = heads.at(-1);
  if (!said) throw new Error(`The page ${pathname} has no head`);
  const { name } = matchScreen(pathname);
  const head = { title: said.title, description: said.description ?? descriptionOf(name, language) };
  const isWhole = queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
  return { status, isWhole, head, html, data: { id: SERVER_STATE, json: serializeState(made, queries) } };
};

const pictures = import.meta.glob<PictureModule>('./features/*/picture.ts');

export const draw: PageMaker['draw'] = async ({ pathname, language, today, fetch }) => {
  const { name, params } = matchScreen(pathname);
  const fetchModule =
    screenOf(name).hasPicture && pictures[`./${folderOf(name).slice('src/'.length)}/picture.ts`];
  if (!fetchModule) return null;
  const picture = await fetchModule();
  return picture.draw({ queries: createQueryClient(clientFor(fetch)), params, language, today });
};

/** Renders until no content is pending. */
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
      // Streams no content that scripts have to move into place: the page is readable without them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}
