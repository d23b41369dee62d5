import { afterEach, beforeEach } from 'vitest';
import { type Answer, type Stub, stubProvider } from './provider.fixture.ts';
import { type Run, run, type World } from './run.fixture.ts';
import { sessionServer } from './session.fixture.ts';

interface OwnServer {
  /** Calls the program as the student 42850001. */
  ask: (argv: readonly string[], world?: World) => Promise<Run>;
  /** Calls the program as nobody. */
  askUnknown: (argv: readonly string[], world?: World) => Promise<Run>;
  /** What was asked of the server beside signing in and out, as "METHOD /path?query", with its body. */
  requests: () => Stub['requests'];
  /** Answers something else from now on. */
  answer: (line: string, reply: Answer | (() => Answer)) => void;
}

/**
 * For each test anew, a server that answers the signed-in student so, by "METHOD /path?query", and anybody else with 403;
 * `open` is answered to everybody.
 */
export function ownServer(
  usual: Readonly<Record<string, Answer>>,
  open: Readonly<Record<string, Answer>> = {},
): OwnServer {
  let stub: Stub;
  let replies: Map<string, Answer | (() => Answer)>;
  beforeEach(async () => {
    replies = new Map<string, Answer | (() => Answer)>(Object.entries({ ...usual, ...open }));
    const server = sessionServer();
    const lines = [...replies.keys()].map((line) => [
      line,
      (request: { body: unknown; cookie: string }): Answer => {
        const known = replies.get(line) ?? { status: 404 };
        const told = typeof known === 'function' ? known() : known;
        const reply = line in open ? told : server.signedIn(told);
        return typeof reply === 'function' ? reply(request) : reply;
      },
    ]);
    stub = await stubProvider({ ...server.replies, ...Object.fromEntries(lines) });
  });
  afterEach(() => stub.close());
  const askUnknown: OwnServer['ask'] = (argv, world = {}) => run(argv, { url: stub.url, ...world });
  return {
    askUnknown,
    ask: (argv, world = {}) =>
      askUnknown([...argv, '--user', '42850001'], { stdin: 'Student-2026!', ...world }),
    requests: () => stub.requests.filter(({ line }) => !line.includes(' /auth/')),
    answer: (line, reply) => void replies.set(line, reply),
  };
}
