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
import { createQueryClient } from './client/query.ts';
import { type Match, matchPersonal, matchPublic } from './screens/match.ts';
import { personalScreens } from './screens/personal.ts';
import { publicScreens } from './screens/public.ts';
import type { ScreenModule } from './screens/screen-module.ts';
import { addressOf as screenAddress, type Screen, to, wordsIn } from './screens/screen.ts';
import { App } from './frame/App.tsx';
import { serializeState, SERVER_STATE } from './hydration/server-state.ts';
import { type Head, HeadContext } from './ui/page/head.tsx';
import type { PictureModule } from './screens/picture.ts';
import { ScreenLoader } from './frame/screen-loader.ts';
import { pageTexts } from './ui/page/texts.ts';
import { departmentsScreen } from './features/departments/screen.ts';
import { employeeScreen } from './features/employees/screen.ts';
import { departmentScheduleScreen, roomScreen, scheduleScreen } from './features/schedule/screen.ts';

/** Texts that are loaded before rendering, like those of the layout. */
const CONNECTION = '../../packages/ui/src/connection';
const LAYOUT = 'src/ui/page';

/** Modules of all pages by path, in which the page of a screen is found. */
const pages = Object.entries(import.meta.glob<ScreenModule>('./features/*/*Page.tsx', { eager: true }));

/** Returns the source path of a screen's page, as in the manifest of the browser build. */
async function sourceOf(screen: Screen): Promise<string> {
  const page = await screen.page();
  // The bundler may wrap a module that is loaded later, but not what the module exports.
  const [path] = pages.find(([, one]) => one.default === page.default) ?? [];
  if (path === undefined) throw new Error(`There is no page for ${screen.path}`);
  return path.replace('./', 'src/');
}

const sources = new Map(
  await Promise.all(
    [...publicScreens, ...personalScreens].map(async (screen) => [screen, await sourceOf(screen)] as const),
  ),
);

/** Returns the file of a screen's page, and the folder of its feature. */
function placeOf(screen: Screen): { page: string; folder: string } {
  const page = sources.get(screen) ?? '';
  return { page, folder: page.replace(/\/\w+\.tsx$/, '') };
}

const matchScreen = (pathname: string): Match =>
  matchPublic(publicScreens, pathname) ?? matchPersonal(personalScreens, pathname);

/** Whether a screen is listed for search engines. */
const isListed = ({ access, isUnlisted }: Screen): boolean => access === 'anyone' && !isUnlisted;

export const addressOf: PageMaker['addressOf'] = (pathname, query, language) => {
  const { screen } = matchScreen(pathname);
  const { access, query: queryKeys = [], noCache = false, hasPicture = false } = screen;
  const kept = [...query].filter(([key]) => queryKeys.includes(key));
  const search = new URLSearchParams(kept).toString();
  const { page, folder } = placeOf(screen);
  return {
    search: search && `?${search}`,
    sources: [
      ...(access === 'anyone' ? [] : ['src/screens/personal.ts']),
      page,
      // Texts are either in one file, which the build splits by language, or in a file for each language.
      ...[CONNECTION, LAYOUT, folder].flatMap((place) => [
        `${place}/texts.ts?${language}`,
        `${place}/texts/${language}.ts`,
      ]),
    ],
    isPublic: isListed(screen),
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
    ...publicScreens.filter(isListed).flatMap((screen) => screenAddress(screen) ?? []),
    ...rowsOf(groups).map(({ name }) => to(scheduleScreen, { id: name })),
    ...rowsOf(teachers).flatMap(({ urlId }) => [
      to(scheduleScreen, { id: urlId }),
      to(employeeScreen, { id: urlId }),
    ]),
    ...chairs.flatMap(({ urlId }) => [
      to(departmentsScreen, { id: urlId }),
      to(departmentScheduleScreen, { id: urlId }),
    ]),
    ...rowsOf(rooms).map((room) =>
      to(roomScreen, { name: roomShort(roomLabel(room.name, room.buildingNumber.name)) }),
    ),
  ];
};

export const render: PageMaker['render'] = async ({ pathname, search, language, today, time, fetch }) => {
  const renderTime = { today, time };
  const queries = createQueryClient(clientFor(fetch));
  const loader = new ScreenLoader({ queries, language: () => language, today: () => today });
  await loadTexts(language, [pageTexts]);
  const { status } = await loader.read(pathname, search, null);
  const heads: Head[] = [];
  const html = await toText(
    <StrictMode>
      <HeadContext value={(head) => void heads.push(head)}>
        <StaticRouter location={pathname + search}>
          <App queries={queries} loader={loader} language={language} made={renderTime} isRendered />
        </StaticRouter>
      </HeadContext>
    </StrictMode>,
  );
  const lastHead = heads.at(-1);
  if (!lastHead) throw new Error(`The page ${pathname} has no head`);
  const { screen } = matchScreen(pathname);
  const head = {
    title: lastHead.title,
    description: lastHead.description ?? wordsIn(screen.description, language),
  };
  const isWhole = queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
  return {
    status,
    isWhole,
    head,
    html,
    data: { id: SERVER_STATE, json: serializeState(renderTime, queries) },
  };
};

const pictures = import.meta.glob<PictureModule>('./features/*/picture.ts');

export const draw: PageMaker['draw'] = async ({ pathname, language, today, fetch }) => {
  const { screen, params } = matchScreen(pathname);
  const fetchModule =
    screen.hasPicture && pictures[`${placeOf(screen).folder.replace('src/', './')}/picture.ts`];
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
      // Does not stream content that scripts would have to move into place, so that the page is readable without them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}
