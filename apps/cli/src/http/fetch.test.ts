import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchWithTimeout } from './fetch.ts';

interface ReceivedRequest {
  type: string;
  content: Buffer;
}

let lastRequest: ReceivedRequest | undefined;
let url: string;
const server = createServer((request, response) => {
  void buffer(request).then((content) => {
    lastRequest = { type: request.headers['content-type'] ?? '', content };
    response.end('ok');
  });
});
beforeEach(async () => {
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/`;
});
afterEach(() => new Promise((done) => void server.close(done)));

it('fetch: sends a form with its file as a form, with the other headers', async () => {
  const form = new FormData();
  form.append('kind', 'students');
  form.append('file', new File([Uint8Array.of(0, 255, 13)], 'студенты.xlsx', { type: 'text/csv' }));
  const response = await fetchWithTimeout(url, {
    method: 'POST',
    body: form,
    headers: { cookie: 'SESSION=s1' },
  });
  expect(await response.text()).toBe('ok');
  const { type = '', content = Buffer.from('') } = lastRequest ?? {};
  const received = await new Response(new Uint8Array(content), {
    headers: { 'content-type': type },
  }).formData();
  expect(received.get('kind')).toBe('students');
  const file = received.get('file');
  if (!(file instanceof File)) throw new Error('The file came as something else');
  expect([file.name, file.type, ...new Uint8Array(await file.arrayBuffer())]).toEqual([
    'студенты.xlsx',
    'text/csv',
    0,
    255,
    13,
  ]);
});

it('fetch: sends any other body unchanged', async () => {
  await fetchWithTimeout(url, {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect([lastRequest?.type, lastRequest?.content.toString()]).toEqual(['application/json', '{"a":1}']);
});
