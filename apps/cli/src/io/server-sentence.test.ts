import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { stubProvider } from '../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../test/run.fixture.ts';
import { sessionServer } from '../../test/session.fixture.ts';
import { temporaryFolder } from '../../test/temporary.fixture.ts';
import { type CertificateName, secureServer, trustingFetch } from '../../test/tls.fixture.ts';
import { fetchWithTimeout } from '../http/fetch.ts';
import { networkFaultOf } from './network-fault.ts';

const state = temporaryFolder();
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Calls a server with the program's own fetch, and expects exit code 1 without output. */
async function week(
  url: string,
  world: World = {},
  argv: readonly string[] = [],
  command = 'week',
): Promise<string> {
  const done: Run = await run([command, ...argv], { url, fetch: fetchWithTimeout, ...world });
  expect({ code: done.code, out: done.out }).toEqual({ code: 1, out: '' });
  return done.err.trimEnd();
}

const russian = { env: { SEMESTR_LANG: 'ru' } };

/** Starts a server of raw sockets. */
async function socketServer(server: Server): Promise<string> {
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => void server.close(done));
  });
  const address = server.address();
  return `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}

async function secure(name: CertificateName): Promise<string> {
  const server = await secureServer(name, (_request, response) => response.end('1'));
  closing.push(server.close);
  return server.url;
}

/** Starts a web server that replies to everything with the same status, type and body. */
async function replying(status: number, type: string, body: string): Promise<string> {
  const head = `HTTP/1.1 ${status} Status\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`;
  return `http://${await socketServer(createServer((socket) => socket.once('data', () => socket.end(head + body))))}`;
}

describe('server that does not answer', () => {
  it('connection: a refused connection is named with the address, in both languages', async () => {
    const closed = await stubProvider({});
    await closed.close();
    const { host } = new URL(closed.url);
    expect(await week(closed.url)).toBe(
      `Cannot reach ${closed.url}: the connection to ${host} was refused. Check that the server is running and that the port is right.`,
    );
    expect(await week(closed.url, russian)).toBe(
      `Нет связи с ${closed.url}: в соединении с ${host} отказано. Проверьте, что сервер запущен и порт указан верно.`,
    );
    expect(await week('http://127.0.0.1:1')).toContain('web servers do not use this port');
  });

  it('connection: a name without an address is reported as such', async () => {
    // Without a network the lookup itself fails.
    expect(await week('http://no-such-host.invalid')).toMatch(
      /^Cannot reach http:\/\/no-such-host\.invalid: (?:there is no host with the name|the name) no-such-host\.invalid/,
    );
    const kinds = ['ENOTFOUND', 'EAI_AGAIN'].map((code) => {
      const cause = Object.assign(new Error('getaddrinfo'), { code, hostname: 'proxy.example' });
      const { kind, detail } = networkFaultOf(new TypeError('fetch failed', { cause }));
      return `${kind} ${detail}`;
    });
    expect(kinds).toEqual(['noHost proxy.example', 'noLookup proxy.example']);
  });

  it('connection: a closed connection is reported, before and during the answer', async () => {
    const lost = await stubProvider({ 'GET /schedule/current-week': 'lost' });
    closing.push(lost.close);
    const sentence = (url: string) =>
      `The connection to ${url} was closed before the answer arrived. Try again.`;
    expect(await week(lost.url)).toBe(sentence(lost.url));
    const cut = await stubProvider({ 'GET /schedule/current-week': 'cut' });
    closing.push(cut.close);
    expect(await week(cut.url)).toBe(sentence(cut.url));
  });

  it('connection: a silent server is reported after --timeout', async () => {
    const url = `http://${await socketServer(createServer())}`;
    expect(await week(url, {}, ['--timeout', '50ms'])).toBe(
      `${url} did not answer within the time limit (--timeout).`,
    );
  });

  it('connection: names a failed attempt at several addresses of a host', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', address: '::1', port: 3000 });
    const cause = Object.assign(new AggregateError([refused, refused]), { code: 'ECONNREFUSED' });
    const error = new TypeError('fetch failed', { cause });
    expect(networkFaultOf(error)).toMatchObject({ kind: 'refused', detail: '::1:3000' });
    const strange = Object.assign(new Error('strange'), { code: 'ESTRANGE' });
    expect(networkFaultOf(strange)).toMatchObject({ kind: 'other', code: 'ESTRANGE' });
  });
});

describe('secure connection', () => {
  it('connection: a self-signed certificate is reported with how to trust it, in both languages', async () => {
    const url = await secure('self-signed');
    expect(await week(url)).toBe(
      `Cannot reach ${url}: the certificate is self-signed. Trust it with NODE_EXTRA_CA_CERTS=FILE.`,
    );
    expect(await week(url, russian)).toBe(
      `Нет связи с ${url}: сертификат самоподписанный. Чтобы доверять ему, задайте NODE_EXTRA_CA_CERTS=ФАЙЛ.`,
    );
  });

  it('connection: an unknown issuer is not reported as a self-signed certificate', async () => {
    expect(await week(await secure('localhost'))).toContain(
      'the issuer of the certificate is not known on this machine',
    );
  });

  it('connection: a trusted certificate that has expired, or is for another host, is reported as such', async () => {
    const fetch = trustingFetch();
    expect(await week(await secure('expired'), { fetch })).toContain('the certificate has expired');
    expect(await week(await secure('other-host'), { fetch })).toContain(
      'the certificate is for other.example, not for localhost',
    );
    expect((await run(['week'], { url: await secure('localhost'), fetch })).code).toBe(0);
  });

  it('connection: https on a port without TLS is reported as such', async () => {
    const url = (await replying(200, 'application/json', '1')).replace('http:', 'https:');
    expect(await week(url)).toContain(`Cannot reach ${url}: the server does not use https there.`);
  });
});

describe('other server', () => {
  it('connection: a web page instead of data is reported with the call, in both languages', async () => {
    const url = await replying(200, 'text/html', '<!doctype html><title>Sign in</title>');
    expect(await week(url)).toBe(
      `${url} does not answer like a Semestr server: GET /api/v1/schedule/current-week returned a web page. Check the address, and whether the network asks you to sign in.`,
    );
    expect(await week(url, russian)).toContain(`${url} отвечает не как сервер «Семестра»`);
  });

  it.each([
    [404, 'text/html', '<html>', 'returned a web page (404)'],
    [200, 'text/plain', 'hello', 'returned text that is not JSON.'],
    [200, 'application/json', '{"hello":1}', 'returned other JSON.'],
    [404, 'application/json', '{"detail":"Not Found"}', 'returned other JSON (404)'],
    [404, 'text/plain', '', 'does not have the call GET /api/v1/schedule/current-week (404)'],
  ])('connection: a foreign reply is not data: %i %s %s', async (status, type, body, words) => {
    expect(await week(await replying(status, type, body))).toContain(words);
  });

  it.each([502, 503, 504])('connection: a proxy without its server is reported: %i', async (status) => {
    const url = await replying(status, 'text/html', '<html><h1>Bad Gateway</h1></html>');
    expect(await week(url)).toBe(
      `The proxy in front of ${url} gets no answer from the server (${status}). Try again later.`,
    );
  });

  it('connection: a web page with 403 does not end the stored session', async () => {
    const { url, close } = await stubProvider(sessionServer().replies);
    closing.push(close);
    const env = { XDG_STATE_HOME: state() };
    await run(['login', '42850001'], { url, env, stdin: 'Student-2026!\n' });
    const headers = { 'content-type': 'text/html' };
    const proxy: typeof fetch = async () => new Response('<html>Sign in</html>', { status: 403, headers });
    expect(await week(url, { env, fetch: proxy }, [], 'whoami')).toContain('returned a web page (403)');
    expect((await run(['whoami'], { url, env })).code).toBe(0);
  });

  it('connection: a server that does not speak HTTP is reported as such', async () => {
    const url = `http://${await socketServer(createServer((socket) => socket.once('data', () => socket.end('220 mail\r\n'))))}`;
    expect(await week(url)).toContain('what answers there is not a web server');
  });
});
