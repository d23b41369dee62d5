import { afterEach, beforeEach } from 'vitest';
import { adminServer, forAdmin, runAdmin } from './admin.fixture.ts';
import { type Reply, type Stub, stubProvider } from './provider.fixture.ts';
import { type Run, run, type World } from './run.fixture.ts';

type Told = Reply | ((body: unknown) => Reply);

interface AdministratorServer {
  /** Calls `semestr admin …` as an administrator. */
  ask: (argv: readonly string[], world?: World) => Promise<Run>;
  /** Calls `semestr admin …` as nobody. */
  askUnknown: (argv: readonly string[]) => Promise<Run>;
  /** What was asked of the server beside signing in and out, as "METHOD /path?query", with its body. */
  requests: () => Stub['requests'];
  /** Answers something else from now on: a list of answers one after the other, the last again and again. */
  answer: (line: string, ...told: readonly Told[]) => void;
}

/** For each test anew, a server that answers administrators so, by "METHOD /path?query"; anybody else gets 403. */
export function administratorServer(usual: Readonly<Record<string, Told>>): AdministratorServer {
  let stub: Stub;
  let replies: Map<string, Told[]>;
  beforeEach(async () => {
    replies = new Map(Object.entries(usual).map(([line, told]) => [line, [told]]));
    const lines = Object.keys(usual).map((line) => [
      line,
      forAdmin((body) => {
        const left = replies.get(line) ?? [];
        const told = (left.length > 1 ? left.shift() : left[0]) ?? { status: 404 };
        return typeof told === 'function' ? told(body) : told;
      }),
    ]);
    stub = await stubProvider({ ...adminServer(), ...Object.fromEntries(lines) });
  });
  afterEach(() => stub.close());
  return {
    ask: (argv, world = {}) => runAdmin(argv, { url: stub.url, ...world }),
    askUnknown: (argv) => run(['admin', ...argv], { url: stub.url }),
    requests: () => stub.requests.filter(({ line }) => !line.includes(' /auth/')),
    answer: (line, ...told) => void replies.set(line, [...told]),
  };
}
