import { afterEach, beforeEach } from 'vitest';
import { type Answer, type Stub, stubProvider } from './provider.fixture.ts';
import { type Run, run, type World } from './run.fixture.ts';
import { sessionServer } from './session.fixture.ts';

interface OpenServer {
  /** Calls the program as nobody. */
  ask: (argv: readonly string[], world?: World) => Promise<Run>;
  /** Calls the program as the student 42850001. */
  askSignedIn: (argv: readonly string[], world?: World) => Promise<Run>;
  /** What was asked of the server beside signing in and out, as "METHOD /path?query", with its body. */
  requests: () => Stub['requests'];
  /** Answers something else from now on. */
  answer: (line: string, reply: Answer) => void;
}

/**
 * For each test anew, a server that answers anybody so, by "METHOD /path?query".
 * @param own what it answers the signed-in student alone; anybody else gets 403
 */
export function openServer(
  usual: Readonly<Record<string, Answer>>,
  own: Readonly<Record<string, Answer>> = {},
): OpenServer {
  let stub: Stub;
  let replies: Map<string, Answer>;
  beforeEach(async () => {
    replies = new Map(Object.entries({ ...usual, ...own }));
    const server = sessionServer();
    const lines = [...replies.keys()].map((line) => [
      line,
      (request: { body: unknown; cookie: string }): Answer => {
        const told = replies.get(line) ?? { status: 404 };
        const reply = line in own ? server.signedIn(told) : told;
        return (typeof reply === 'function' ? reply(request) : reply) ?? { status: 404 };
      },
    ]);
    stub = await stubProvider({ ...server.replies, ...Object.fromEntries(lines) });
  });
  afterEach(() => stub.close());
  const ask: OpenServer['ask'] = (argv, world = {}) => run(argv, { url: stub.url, ...world });
  return {
    ask,
    askSignedIn: (argv, world = {}) =>
      ask([...argv, '--user', '42850001'], { stdin: 'Student-2026!', ...world }),
    requests: () => stub.requests.filter(({ line }) => !line.includes(' /auth/')),
    answer: (line, reply) => void replies.set(line, reply),
  };
}
