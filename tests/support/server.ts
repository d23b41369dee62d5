import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Block } from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as setup from '@semestr/api/setup';
import { type RequestKind } from '@semestr/core/requests/kinds';
import type { FastifyInstance } from 'fastify';
import {
  block,
  linkFor,
  markIlliquid,
  makePerson,
  messagesTo,
  type Person,
  reportsFrom,
  retirePeople,
  storeFailedMessage,
  removeRights,
  notifyPerson,
} from '../../apps/server/test/people.ts';
import {
  closeProfiling,
  decideProfiling,
  decideTopic,
  openProfiling,
  type ProfilingPlace,
  studyIn,
} from '../../apps/server/test/placements.ts';
import type { Settings } from '../../apps/server/src/domain/settings.ts';
import { offerSetup } from '../../apps/server/src/features/setup/token.ts';
import { makeRequest } from '../../apps/server/test/requests.ts';
import { giveMarksOf, offerContracts } from '../../apps/server/test/studies.ts';
import { startPushService } from '../../apps/server/test/push-service.ts';
import { appCode, turnOn } from '../../apps/server/test/second-factor.ts';
import { logins, NOW, passwordOf, startTestServer, type Who } from '../../apps/server/test/server.ts';
import { serveMounted } from './mounted-files.ts';

/** How long an authenticator app shows a code, in milliseconds. */
const STEP_MS = 30_000;

export { logins, NOW, passwordOf, type Person, type Who };

/** Calls that fail, by path or pattern, with the response. */
export interface Failure {
  path: string | RegExp;
  status: number | 'no reply';
  /** Number of failures; unlimited by default. */
  times?: number;
}

const apps = join(import.meta.dirname, '../../apps');

/** Injects failures and holds back responses, before the application receives the request. */
function createTrouble() {
  const failures: { path: Failure['path']; status: Failure['status']; left: number }[] = [];
  const held: { path: Failure['path']; released: Promise<void>; release: () => void }[] = [];
  return {
    add: (app: FastifyInstance): void => {
      app.addHook('onRequest', async (request, reply) => {
        const [urlPath = ''] = request.url.split('?');
        const fits = ({ path }: Pick<Failure, 'path'>): boolean =>
          typeof path === 'string' ? path === urlPath : path.test(urlPath);
        await Promise.all(held.filter(fits).map(({ released }) => released));
        const failure = failures.find((one) => one.left > 0 && fits(one));
        if (!failure) return;
        failure.left -= 1;
        if (failure.status === 'no reply') request.raw.destroy();
        else await reply.code(failure.status).send();
      });
    },
    fail: ({ times = Number.POSITIVE_INFINITY, path, status }: Failure): void => {
      failures.push({ path, status, left: times });
    },
    hold: (path: Failure['path']): (() => void) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      held.push({ path, released, release });
      return release;
    },
    mend: (): void => {
      failures.length = 0;
      for (const { release } of held.splice(0)) release();
    },
  };
}

/**
 * Starts the real application and the built front ends, with its own demo university or an empty database, and
 * functions that control it.
 */
export async function startServer(settings: Partial<Settings> = {}, { demo = true } = {}) {
  const trouble = createTrouble();
  const pushService = await startPushService();
  let app: FastifyInstance | undefined;
  const server = await startTestServer({
    demo,
    settings: { pushServices: [pushService.origin], ...settings },
    frontEnds: {
      portal: { forBrowsers: join(apps, 'portal/dist'), forServer: join(apps, 'portal/dist-server') },
      console: join(apps, 'console/dist'),
    },
    prepare: (made) => {
      app = made;
      trouble.add(made);
      serveMounted(made, apps);
    },
  });
  const http = app?.server;
  if (!http) throw new Error('The server was started without its application');
  const address = { host: '127.0.0.1', port: Number(new URL(server.url).port) };

  const up = (): Promise<void> =>
    http.listening ? Promise.resolve() : new Promise((resolve) => http.listen(address, resolve));

  return {
    url: server.url,
    clock: server.clock,
    /** Creates the first administrator through a file in the server's folder, as its operator does. */
    makeFirstAdmin: async (folder: string): Promise<{ username: string; password: string }> => {
      const file = (await offerSetup(server.db, folder)) ?? '';
      const admin = { username: 'first', password: 'Turn-4-Lamps!', fio: 'Первый Администратор' };
      const visitor = await server.client();
      await visitor.call(setup.createFirstAdmin, {
        body: { ...admin, token: (await readFile(file, 'utf8')).trim() },
      });
      return admin;
    },
    makePerson: (role: Who): Promise<Person> => makePerson(server.db, role, server.clock.now()),
    makeRequest: (person: Person, kind: RequestKind) =>
      makeRequest(server.db, { cardNumber: person.username, kind }, server.clock.now()),
    removeRights: (person: Person) => removeRights(server.db, person),
    linkFor: (person: Person) => linkFor(server.db, person, server.clock.now()),
    notify: (person: Person, notices: Parameters<typeof notifyPerson>[2]) =>
      notifyPerson(server.db, person, notices, server.clock.now()),
    block: (person: Person, kind: Block) => block(server.db, person, kind),
    giveMarks: (person: Person) => giveMarksOf(server.db, person, logins.student),
    offerContracts: (person: Person, price: number | null) =>
      offerContracts(server.db, person, price, server.clock.now()),
    markIlliquid: (person: Person, message: string) => markIlliquid(server.db, person, message),
    studyIn: (person: Person, place: Parameters<typeof studyIn>[2]) => studyIn(server.db, person, place),
    decideTopic: (person: Person, decision: Parameters<typeof decideTopic>[3]) =>
      decideTopic(server.db, person, server.clock.now(), decision),
    openProfiling: (person: Person, place?: ProfilingPlace) =>
      openProfiling(server.db, person, server.clock.now(), place),
    closeProfiling: (person: Person, lastDay: Parameters<typeof closeProfiling>[2]) =>
      closeProfiling(server.db, person, lastDay),
    decideProfiling: (person: Person, decision: Parameters<typeof decideProfiling>[3]) =>
      decideProfiling(server.db, person, server.clock.now(), decision),
    messagesTo: (person: Pick<Person, 'phone' | 'email'>) => messagesTo(server.db, person),
    reportsFrom: (email: string) => reportsFrom(server.db, email),
    storeFailedMessage: (person: Person, subject: string) =>
      storeFailedMessage(server.db, person, { subject, now: server.clock.now() }),
    /** Turns on a user's second factor. This uses up the current code; the app shows the next one. */
    secondFactorOf: async ({ username, password }: Person) => {
      const visitor = await server.client();
      await visitor.call(auth.login, { body: { username, password } });
      const { recoveryCodes, code } = await turnOn(visitor, password, server.clock.now());
      return { recoveryCodes, code: () => code(new Date(server.clock.now().getTime() + STEP_MS)) };
    },
    /** Returns the code of an app with this secret, now or a number of half minutes later. */
    appCode: (secret: string, later = 0) =>
      appCode(secret, new Date(server.clock.now().getTime() + later * STEP_MS)),
    /** Responds to a call with this status, a number of times or from now on. */
    fail: trouble.fail,
    /** Holds back responses until they are released. */
    hold: trouble.hold,
    /** Ends all failures and releases all responses. */
    mend: trouble.mend,
    /** Stops listening: connections are refused. */
    down: (): void => {
      http.close();
      http.closeAllConnections();
    },
    up,
    /** Restores the initial state of tests: no failures, and the default time. */
    restore: async (): Promise<void> => {
      trouble.mend();
      server.clock.set(NOW);
      await up();
      if (demo) await retirePeople(server.db);
    },
    /** The push service that receives messages to browsers. */
    pushService,
    /** Delivers pending messages. */
    deliver: server.deliver,
    close: async () => {
      await server.close();
      await pushService.close();
    },
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
