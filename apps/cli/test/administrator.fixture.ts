import { afterEach, beforeEach } from 'vitest';
import { adminServer, forAdmin, runAdmin } from './admin.fixture.ts';
import { type Reply, type Stub, stubProvider } from './provider.fixture.ts';
import { type Run, run, type World } from './run.fixture.ts';

type Scripted = Reply | ((body: unknown) => Reply);

interface AdministratorServer {
  /** Calls `semestr admin …` as an administrator. */
  ask: (argv: readonly string[], world?: World) => Promise<Run>;
  /** Calls `semestr admin …` without signing in. */
  askUnknown: (argv: readonly string[]) => Promise<Run>;
  /** Returns the requests except signing in and out, as "METHOD /path?query", with the body. */
  requests: () => Stub['requests'];
  /** Changes the reply from now on: several replies are returned in order, the last one repeatedly. */
  answer: (line: string, ...scripted: readonly Scripted[]) => void;
}

/**
 * Starts a server for each test that returns these replies to administrators, by "METHOD /path?query"; any other caller
 * gets 403.
 */
export function administratorServer(usual: Readonly<Record<string, Scripted>>): AdministratorServer {
  let stub: Stub;
  let replies: Map<string, Scripted[]>;
  beforeEach(async () => {
    replies = new Map(Object.entries(usual).map(([line, scripted]) => [line, [scripted]]));
    const lines = Object.keys(usual).map((line) => [
      line,
      forAdmin((body) => {
        const left = replies.get(line) ?? [];
        const scripted = (left.length > 1 ? left.shift() : left[0]) ?? { status: 404 };
        return typeof scripted === 'function' ? scripted(body) : scripted;
      }),
    ]);
    stub = await stubProvider({ ...adminServer(), ...Object.fromEntries(lines) });
  });
  afterEach(() => stub.close());
  return {
    ask: (argv, world = {}) => runAdmin(argv, { url: stub.url, ...world }),
    askUnknown: (argv) => run(['admin', ...argv], { url: stub.url }),
    requests: () => stub.requests.filter(({ line }) => !line.includes(' /auth/')),
    answer: (line, ...scripted) => void replies.set(line, [...scripted]),
  };
}
