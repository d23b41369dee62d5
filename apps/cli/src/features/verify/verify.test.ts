import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOfPaper } from '@semestr/core/verify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ok, type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run } from '../../../test/run.fixture.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const paper = {
  kind: 'certificate',
  number: '17',
  date: '2026-11-20',
  holder: 'Новик Мария Петровна',
} as const;
const part = Buffer.from(textOfPaper({ ...paper, id: 5 })).toString('base64url');
const token = `${part}.${sign(null, Buffer.from(part), privateKey).toString('base64url')}`;
const link = `https://portal.example/verify/${token}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  await writeFile(join(folder, 'key.json'), JSON.stringify(publicKey.export({ format: 'jwk' })));
  const stranger = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  await writeFile(join(folder, 'other.json'), JSON.stringify(stranger));
  await writeFile(join(folder, 'no-key.json'), '{"kty":"RSA"}');
  const bytes = Buffer.concat([Buffer.from([0x25, 0xff, 0x00]), Buffer.from(`/Keywords (${link})\n`)]);
  await writeFile(join(folder, 'paper.pdf'), bytes);
  await writeFile(join(folder, 'strange.txt'), `DIPLOMA WITH HONOURS of Ivan Fakeman ${link}\n`);
  await writeFile(join(folder, 'empty.pdf'), '%PDF');
});
afterAll(() => rm(folder, { recursive: true }));

let stub: Stub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

const institution = 'Примерный университет';
async function verify(argv: readonly string[], replies: Replies | null = null): Promise<Run> {
  if (replies) stub = await stubProvider(replies);
  // Without a stub server no request may be sent.
  const url = stub?.url ?? 'http://127.0.0.1:9';
  return run(['verify', ...argv], { cwd: folder, url });
}
const answer = (verdict: object): Replies => ({ [`GET /verify/${token}`]: ok(verdict) });

describe('semestr verify', () => {
  it('verify: prints the valid record behind a link and exits with 0', async () => {
    const { code, out, err } = await verify(
      [link],
      answer({ state: 'valid', paper: { ...paper, institution } }),
    );
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('Compare these lines') as string });
    expect(out).toMatchInlineSnapshot(`
      "Document   certificate
      Number     17
      Date       20.11.2026
      Issued to  Новик Мария Петровна
      Issued by  Примерный университет
      Record     genuine and valid
      "
    `);
  });

  it.each([
    ['the server', [] as string[]],
    ['a key', ['--key', 'key.json']],
  ])(
    'verify: does not confirm an unrelated file with a real link as genuine, checked by %s',
    async (_by, options) => {
      const replies = answer({ state: 'valid', paper: { ...paper, institution } });
      const { code, out, err } = await verify(['strange.txt', ...options], replies);
      expect(code).toBe(3);
      expect(out).toContain('Новик Мария Петровна');
      expect(err).toContain('The content of the file was not');
      expect(out + err).not.toMatch(/unchanged/);
      const json = await verify(['strange.txt', ...options, '--json']);
      expect([json.code, JSON.parse(json.out)]).toMatchObject([3, { content: 'not-compared' }]);
    },
  );

  it('verify: advises in Russian to compare the lines of a file', async () => {
    const { err } = await verify(['strange.txt', '--key', 'key.json', '--lang', 'ru']);
    expect(err).toMatch(/Содержание файла не проверялось: сравните эти строки с документом/);
  });

  it.each([
    [{ state: 'withdrawn', paper: { ...paper, institution } }, /withdrawn/],
    [{ state: 'unknown' }, /No such document was issued here/],
  ])('verify: exits with 5 for a record that is not valid: %j', async (verdict, words) => {
    const { code, out, err } = await verify([link], answer(verdict));
    expect(code).toBe(5);
    expect(out + err).toMatch(words);
  });

  it('verify: exits with 1 when the server does not respond', async () => {
    expect((await verify([link])).code).toBe(1);
  });

  it('verify: explains what is wrong with an incomplete link, and does not treat it as a file', async () => {
    const { code, err } = await verify([link.slice(0, -1)]);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'This is not a document link, or it is incomplete.\n',
    });
  });

  it('verify: checks the signature with a key, without the server', async () => {
    const { code, out } = await verify([link, '--key', 'key.json']);
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Новик Мария Петровна[^]*signed/) as string,
    });
    const json = await verify([link, '--key', 'key.json', '--json']);
    expect(JSON.parse(json.out)).toEqual({ state: 'signed', paper });
  });

  it('verify: detects another key’s signature, and changes', async () => {
    const changed = link.replace(part.slice(4, 8), 'AAAA');
    for (const [what, key] of [
      [link, 'other.json'],
      [changed, 'key.json'],
    ] as const) {
      const { code, err } = await verify([what, '--key', key]);
      expect([code, err]).toEqual([5, expect.stringContaining('signed with another key')]);
    }
  });

  it.each([
    [['empty.pdf'], 'There is no verification link in “empty.pdf”'],
    [['none.pdf'], 'The file “none.pdf” cannot be read (ENOENT)'],
    [[link, '--key', 'no-key.json'], 'contains no Ed25519 public key'],
    [[link, '--key', 'paper.pdf'], 'contains no Ed25519 public key'],
  ])('verify: reports what is wrong with %s', async (argv, words) => {
    const { code, err } = await verify(argv);
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
  });
});
