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
  // Without a server nobody must be asked.
  const url = stub?.url ?? 'http://127.0.0.1:9';
  return run(['verify', ...argv], { cwd: folder, url });
}
const answer = (verdict: object): Replies => ({ [`GET /verify/${token}`]: ok(verdict) });

describe('semestr verify', () => {
  it.each([
    ['a link', link],
    ['a file', 'paper.pdf'],
  ])('asks the server about %s', async (_name, what) => {
    const { code, out, err } = await verify(
      [what],
      answer({ state: 'valid', paper: { ...paper, institution } }),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "Paper      certificate
      Number     17
      Date       20.11.2026
      Given to   Новик Мария Петровна
      Issued by  Примерный университет
      State      valid
      "
    `);
  });

  it.each([
    [{ state: 'withdrawn', paper: { ...paper, institution } }, /withdrawn/],
    [{ state: 'unknown' }, /No such paper was issued here/],
  ])('fails for one that does not hold: %j', async (verdict, words) => {
    const { code, out, err } = await verify([link], answer(verdict));
    expect(code).toBe(1);
    expect(out + err).toMatch(words);
  });

  it('says of a link that was not copied whole what is wrong with it, and looks for no such file', async () => {
    const { code, err } = await verify([link.slice(0, -1)]);
    expect({ code, err }).toEqual({ code: 1, err: 'This is no link of a paper, or not the whole of it.\n' });
  });

  it('checks the signature by a key, without the server', async () => {
    const { code, out } = await verify(['paper.pdf', '--key', 'key.json']);
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Новик Мария Петровна[^]*signed/) as string,
    });
    const json = await verify([link, '--key', 'key.json', '--json']);
    expect(JSON.parse(json.out)).toEqual({ state: 'signed', paper });
  });

  it('finds what another key signed, and what was changed', async () => {
    const changed = link.replace(part.slice(4, 8), 'AAAA');
    for (const [what, key] of [
      [link, 'other.json'],
      [changed, 'key.json'],
    ] as const) {
      const { code, err } = await verify([what, '--key', key]);
      expect([code, err]).toEqual([1, expect.stringContaining('signed with another key')]);
    }
  });

  it.each([
    [['empty.pdf'], 'There is no link in “empty.pdf”'],
    [['none.pdf'], 'The file “none.pdf” cannot be read (ENOENT)'],
    [[link, '--key', 'no-key.json'], 'holds no public key of Ed25519'],
    [[link, '--key', 'paper.pdf'], 'holds no public key of Ed25519'],
  ])('says what is wrong with %s', async (argv, words) => {
    const { code, err } = await verify(argv);
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
  });
});
