import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { makePerson, messagesTo, type Person, takeRights } from '../../apps/server/test/people.ts';
import { logins, NOW, passwordOf, startTestServer, type Who } from '../../apps/server/test/server.ts';

export { logins, NOW, passwordOf, type Person, type Who };

/** Calls that are to fail: their path, or a pattern of it, and what they are answered with. */
export interface Failure {
  path: string | RegExp;
  status: number | 'no reply';
  /** How often; without end unless told. */
  times?: number;
}

const apps = join(import.meta.dirname, '../../apps');

/** Answers failures and holds answers back, before the application sees the request. */
function createTrouble() {
  const failures: { path: Failure['path']; status: Failure['status']; left: number }[] = [];
  const held: { path: Failure['path']; released: Promise<void>; release: () => void }[] = [];
  return {
    add: (app: FastifyInstance): void => {
      app.addHook('onRequest', async (request, reply) => {
        const [asked = ''] = request.url.split('?');
        const fits = ({ path }: Pick<Failure, 'path'>): boolean =>
          typeof path === 'string' ? path === asked : path.test(asked);
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

/** The real application with the built front ends on a demo university of its own, which does as a test wishes. */
export async function startServer() {
  const trouble = createTrouble();
  let app: FastifyInstance | undefined;
  const server = await startTestServer({
    frontEnds: {
      portal: { forBrowsers: join(apps, 'portal/dist'), forServer: join(apps, 'portal/dist-server') },
      console: join(apps, 'console/dist'),
    },
    prepare: (made) => {
      app = made;
      trouble.add(made);
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
    makePerson: (role: Who): Promise<Person> => makePerson(server.db, role, server.clock.now()),
    takeRights: (person: Person) => takeRights(server.db, person),
    messagesTo: (person: Person) => messagesTo(server.db, person),
    /** From now on, or so many times, a call is answered with this status and nothing else. */
    fail: trouble.fail,
    /** Answers wait until they are released. */
    hold: trouble.hold,
    /** Nothing fails and nothing waits any more. */
    mend: trouble.mend,
    /** Nobody listens any more: connections are refused. */
    down: (): void => {
      http.close();
      http.closeAllConnections();
    },
    up,
    /** As every test finds it: in order, and at the usual moment. */
    restore: async (): Promise<void> => {
      trouble.mend();
      server.clock.set(NOW);
      await up();
    },
    close: server.close,
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
