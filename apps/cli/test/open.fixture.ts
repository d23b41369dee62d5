import { afterEach, beforeEach } from 'vitest';
import { type Answer, type Stub, stubProvider } from './provider.fixture.ts';
import { type Run, run, type World } from './run.fixture.ts';
import { sessionServer } from './session.fixture.ts';

interface OpenServer {
  /** Calls the program without signing in. */
  ask: (argv: readonly string[], world?: World) => Promise<Run>;
  /** Calls the program as the student 42850001. */
  askSignedIn: (argv: readonly string[], world?: World) => Promise<Run>;
  /** Returns the requests except signing in and out, as "METHOD /path?query", with the body. */
  requests: () => Stub['requests'];
  /** Changes the reply from now on. */
  answer: (line: string, reply: Answer) => void;
}

/**
 * Starts a server for each test that returns these replies to any caller, by "METHOD /path?query".
 * @param own replies only to the signed-in student; any other caller gets 403
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
        const scripted = replies.get(line) ?? { status: 404 };
        const reply = line in own ? server.signedIn(scripted) : scripted;
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
