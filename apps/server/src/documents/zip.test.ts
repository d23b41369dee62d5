import { expect, it } from 'vitest';
import { unzip } from '../../test/zip.ts';
import { type ZippedFile, streamZip } from './zip.ts';

const now = new Date('2026-11-20T09:58:00Z');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

it('zip: contains files in folders, compressed or stored, also streamed and empty ones', async () => {
  const files: ZippedFile[] = [
    { name: 'readme.txt', content: [bytesOf('Личные '), bytesOf('данные')], isPacked: false },
    { name: 'person/photo.jpg', content: [bytesOf('a picture')], isPacked: true },
    { name: 'empty.txt', content: [], isPacked: false },
  ];
  async function* coming() {
    yield* files;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamZip(coming(), now)) chunks.push(chunk);
  expect(Object.fromEntries(unzip(Buffer.concat(chunks)))).toEqual({
    'readme.txt': 'Личные данные',
    'person/photo.jpg': 'a picture',
    'empty.txt': '',
  });
});

it('zip: requests a file only after the previous one has been read', async () => {
  let requestCount = 0;
  async function* coming(): AsyncGenerator<ZippedFile> {
    for (const name of ['one', 'two', 'three']) {
      requestCount += 1;
      yield { name, content: [bytesOf(name)], isPacked: true };
    }
  }
  const archive = streamZip(coming(), now);
  await archive.next();
  expect(requestCount).toBe(1);
  await archive.return();
});
