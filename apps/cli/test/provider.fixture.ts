import { createServer, type IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';

/** Reply of a stub: a status and headers, and a body that is sent as JSON. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** 'lost' closes the connection without a response, 'cut' in the middle of one. */
export type Answer = Reply | 'lost' | 'cut';

/** Replies by "METHOD /path?query", below /api/v1. */
export type Replies = Record<
  string,
  Answer | ((request: { body: unknown; cookie: string; authorization?: string }) => Answer)
>;

export interface Stub {
  url: string;
  /** Every request, as "METHOD /path?query", with its body. */
  requests: { line: string; body: unknown }[];
  /** Language that each request accepts. */
  languages: (string | undefined)[];
  close: () => Promise<void>;
}

/** Returns the fields of a form: texts, and the names and contents of files. */
async function formOf(content: Buffer, type: string): Promise<unknown> {
  const sent = new Response(new Uint8Array(content), { headers: { 'content-type': type } });
  const fields = [...(await sent.formData()).entries()].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : { name: value.name, type: value.type, content: await value.text() },
  ]);
  return Object.fromEntries(await Promise.all(fields)) as unknown;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/')) return formOf(await buffer(request), type);
  const content = await text(request);
  return content === '' ? undefined : (JSON.parse(content) as unknown);
}

/** Returns only the session cookie: every request also carries that of the language. */
const sessionCookie = (cookies = ''): string =>
  cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('language='))
    .join('; ');

/**
 * Starts a provider with these replies, on any port unless one is given; anything else is 404 with an empty body, as
 * from the real one.
 */
export async function stubProvider(replies: Replies, at = 0): Promise<Stub> {
  const requests: Stub['requests'] = [];
  const languages: Stub['languages'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const line = `${request.method} ${decodeURIComponent(request.url ?? '').replace('/api/v1', '')}`;
      const body = await bodyOf(request);
      requests.push({ line, body });
      languages.push(/language=(\w+)/.exec(request.headers.cookie ?? '')?.[1]);
      const found = replies[line] ?? { status: 404 };
      const { cookie, authorization = '' } = request.headers;
      const credentials = { cookie: sessionCookie(cookie), authorization };
      const reply = typeof found === 'function' ? found({ body, ...credentials }) : found;
      if (reply === 'lost') response.destroy();
      else if (reply === 'cut') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('[{"id":', () => response.destroy());
      } else {
        response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
        response.end(reply.body === undefined ? '' : JSON.stringify(reply.body));
      }
    })();
  });
  await new Promise<void>((ready) => void server.listen(at, '127.0.0.1', ready));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    languages,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export const ok = (body: unknown): Reply => ({ body });

/**
 * Replies for signing in as `admin` / `Admin-2026!`, and the import calls of a server that remembers what it stored.
 */
export function importServer(authorities: readonly string[] = ['ROLE_ADMIN']): Replies {
  const stored = new Set<string>();
  const store = ({ body, cookie }: { body: unknown; cookie: string }): Reply => {
    if (cookie !== 'SESSION=secret' || !Array.isArray(body)) return { status: 403 };
    const texts = body.map((record: unknown) => JSON.stringify(record));
    const fresh = texts.filter((record) => !stored.has(record));
    for (const record of fresh) stored.add(record);
    return ok({ stored: fresh.length, unchanged: texts.length - fresh.length, skipped: [] });
  };
  const kinds = [
    'faculties',
    'departments',
    'specialities',
    'employees',
    'groups',
    'rooms',
    'schedules',
    'announcements',
  ];
  return {
    'POST /auth/login': ({ body }) =>
      JSON.stringify(body).includes('"Admin-2026!"')
        ? { headers: { 'set-cookie': 'SESSION=secret; Path=/api/v1; HttpOnly' }, body: admin(authorities) }
        : { status: 401 },
    'POST /auth/logout': {},
    ...Object.fromEntries(kinds.map((kind) => [`POST /admin/import/${kind}`, store])),
    'POST /admin/import/schedules?accept-losses=true': store,
  };
}

const admin = (authorities: readonly string[]) => ({
  username: 'admin',
  fio: 'Администратор',
  email: null,
  authorities,
  phone: '',
  group: '',
  photoUrl: null,
  isGroupHead: false,
  canStudentNote: false,
  hasNotConfirmedContact: false,
});
