import { afterEach, beforeEach } from 'vitest';
import { type Answer, type Stub, stubProvider } from './provider.fixture.ts';
import { type Run, run, type World } from './run.fixture.ts';
import { sessionServer } from './session.fixture.ts';

interface OwnServer {
  /** Calls the program as the student 42850001. */
  ask: (argv: readonly string[], world?: World) => Promise<Run>;
  /** Calls the program without signing in. */
  askUnknown: (argv: readonly string[], world?: World) => Promise<Run>;
  /** Returns the requests except signing in and out, as "METHOD /path?query", with the body. */
  requests: () => Stub['requests'];
  /** Changes the reply from now on. */
  answer: (line: string, reply: Answer | (() => Answer)) => void;
}

/**
 * Starts a server for each test that returns these replies to the signed-in student, by "METHOD /path?query", and 403
 * to any other caller; the replies in `open` are public.
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
        const entry = replies.get(line) ?? { status: 404 };
        const scripted = typeof entry === 'function' ? entry() : entry;
        const reply = line in open ? scripted : server.signedIn(scripted);
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
