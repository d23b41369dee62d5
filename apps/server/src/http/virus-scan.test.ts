import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as omissions from '@semestr/api/omissions';
import * as photos from '@semestr/api/photos';
import * as practice from '@semestr/api/practice';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { application } from '../../test/calls/omissions.ts';
import { type Clamd, startClamd, VIRUS } from '../../test/clamd.ts';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';
import { smallPdf } from '../../test/small-pdf.ts';
import { omissionRequests } from '../db/tables/omissions.ts';
import { pingScanner, isInfected, SCANNER_TIMEOUT } from '../domain/virus-scanner.ts';
import { loggerOf } from './logger.ts';

const infectedPdf = Uint8Array.from([...smallPdf, ...Buffer.from(`%${VIRUS}\n`)]);
const urlOf = (bytes: Uint8Array): string =>
  `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`;

describe('virus scanner', () => {
  let clamd: Clamd;
  let server: TestServer;
  let student: Visitor;
  const log: string[] = [];
  beforeAll(async () => {
    clamd = await startClamd();
    const logger = loggerOf('warn', { write: (line) => void log.push(line) });
    const limits = { scannerTimeout: SCANNER_TIMEOUT / 10 };
    server = await startTestServer({ settings: { clamd: clamd.place }, logger, limits });
    student = await server.client('student');
  });
  afterAll(async () => {
    await server.close();
    await clamd.close();
  });
  beforeEach(() => {
    log.length = 0;
    clamd.files.length = 0;
  });

  /** Creates a request to excuse days, with new days each time. */
  let day = 0;
  const ask = async (bytes: Uint8Array) => {
    day += 1;
    const date = `2026-10-${String(day).padStart(2, '0')}`;
    const request = await application(server.db);
    const document = { ...request.document, bytes };
    return student.call(omissions.apply, { body: { ...request, dateFrom: date, dateTo: date, document } });
  };
  const stored = () => server.db.$count(omissionRequests);

  it('virus scanning: checks every file before it is processed', async () => {
    await ask(smallPdf);
    expect(clamd.files).toEqual([Buffer.from(smallPdf)]);
  });

  it('virus scanning: rejects an infected file by every upload method', async () => {
    const before = await stored();
    const infected = (field: string) => ({ status: 400, fields: [{ field, reason: 'infected' }] });
    await expect(ask(infectedPdf)).rejects.toMatchObject(infected('document'));
    const body = { enterpriseId: 1, documentContent: urlOf(infectedPdf) };
    await expect(student.call(practice.create, { body })).rejects.toMatchObject(infected('documentContent'));
    const picture = `data:image/png;base64,${Buffer.from(VIRUS.repeat(9)).toString('base64')}`;
    await expect(student.call(photos.upload, { body: picture })).rejects.toMatchObject(infected('body'));
    expect(await stored()).toBe(before);
  });

  it('virus scanning: an unavailable scanner blocks files, and nothing else', {
    timeout: 20_000,
  }, async () => {
    const before = await stored();
    const refused = { status: 503, reason: 'files-unchecked' };
    clamd.fallSilent();
    await expect(ask(smallPdf)).rejects.toMatchObject(refused);
    await clamd.close();
    await expect(ask(smallPdf)).rejects.toMatchObject(refused);
    expect(await stored()).toBe(before);
    expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
      Array.from({ length: 2 }, () => 'The virus scanner does not answer: all files are rejected'),
    );
    await expect(student.call(photos.show, { query: { showPhoto: 'true' } })).resolves.toBeDefined();
  });
});

describe('scanner on a local socket', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'semestr-clamd-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('virus scanning: a scanner on a local socket checks files of any size', async () => {
    const place = join(folder, 'clamd.ctl');
    const clamd = await startClamd(place);
    const large = Buffer.alloc(10_000_000, 'a');
    await pingScanner(place);
    expect(await isInfected(place, large)).toBe(false);
    expect(await isInfected(place, Buffer.concat([large, Buffer.from(VIRUS)]))).toBe(true);
    expect(clamd.files.map(({ length }) => length)).toEqual([10_000_000, 10_000_000 + VIRUS.length]);
    await clamd.close();
    await expect(isInfected(place, large)).rejects.toThrow('ENOENT');
  });
});
