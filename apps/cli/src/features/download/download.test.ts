import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@semestr/api/contract';
import { fileOf } from '@semestr/api/endpoint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run } from '../../../test/run.fixture.ts';
import { sessionServer } from '../../../test/session.fixture.ts';
import { type FileName, fileNames, files } from '../../http/files.ts';

let stub: Stub | undefined;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-download-'));
});
afterEach(async () => {
  await stub?.close();
  await rm(folder, { recursive: true });
});

async function ask(argv: readonly string[], replies: Replies, isSignedIn = true): Promise<Run> {
  stub = await stubProvider({ ...sessionServer().replies, ...replies });
  const user = isSignedIn ? ['--user', '42850001'] : [];
  return run(['download', ...argv, ...user], { url: stub.url, cwd: folder, stdin: 'Student-2026!' });
}

describe('CLI-03 semestr download', () => {
  it.each<[FileName, string[], string]>([
    ['group-schedule', ['428501'], 'GET /schedule/report?student-group-name=428501'],
    ['employee-schedule', ['i-obrazcov'], 'GET /schedule/report?employee-url-id=i-obrazcov'],
    ['department-schedule', ['12'], 'GET /departments/report?department-id=12'],
    ['contact-card', ['i-obrazcov'], 'GET /employees/contact-card?urlId=i-obrazcov'],
    ['employee-photo', ['7'], 'GET /employees/photo/7'],
    ['student-photo', ['a1b2.jpg'], 'GET /profiles/photo/a1b2.jpg'],
    ['group-list', [], 'GET /group-list/get-report'],
    ['markbook', [], 'GET /markbook/report'],
    ['cv', [], 'GET /profiles/personal-cv/document'],
    ['certificate', ['1027'], 'GET /certificate/1027/file'],
    ['mark-sheet', ['31'], 'GET /mark-sheet/31/file'],
    ['omission-document', ['5'], 'GET /omissions-by-student-application/5/document'],
    [
      'dormitory-application',
      ['8'],
      'GET /dormitory-queue-application/download-excel-by-application-id?dormitory-queue-id=8',
    ],
    [
      'dormitory-document',
      ['8'],
      'GET /dormitory-queue-application/download-document-by-request-id?request-id=8',
    ],
    ['study-contract', ['3'], 'GET /lms/download-document-by-app-id?lms-application-id=3'],
    ['practice-document', ['4'], 'GET /practice/4/document'],
    ['profiling-application', ['6'], 'GET /profiling-queue/download-excel?profiling-application-id=6'],
    ['diploma-application', ['2'], 'POST /diploma/generate-application'],
    ['student-certificate', ['1027'], 'GET /admin/certificates/1027/file'],
    ['student-mark-sheet', ['31'], 'GET /admin/mark-sheets/31/file'],
    ['room-schedule', ['2026-autumn', '512-4'], 'GET /admin/timetable/workbook?term=2026-autumn&room=512-4'],
    ['session-results-sheet', ['12', '30'], 'GET /admin/session-results/12/sheet?disciplineId=30'],
    ['session-results', ['12', '3'], 'GET /admin/session-results/12/table?semester=3'],
    ['student-contract', ['3'], 'GET /admin/study-applications/3/contract'],
    ['student-omission-document', ['5'], 'GET /admin/omission-requests/5/document'],
    ['upload', ['9'], 'GET /admin/uploads/9/file'],
    ['bug-report-picture', ['11', '2'], 'GET /admin/bug-reports/11/pictures/2'],
    ['import-template', ['students'], 'GET /admin/table-import-templates/students'],
  ])('download: %s is saved under the file name from the server', async (name, words, line) => {
    const { access } = files[name].call;
    const { code, err } = await ask(
      [name, ...words],
      { [line]: { headers: { 'content-disposition': 'attachment; filename="paper.bin"' }, body: 'bytes' } },
      access !== 'anyone',
    );
    expect(err).toBe(`Saved: ${join(folder, 'paper.bin')}\n`);
    expect(code).toBe(0);
    expect(await readFile(join(folder, 'paper.bin'), 'utf8')).toBe('"bytes"');
  });

  it('download: sends the parameters of a file', async () => {
    await ask(['diploma-application', '2', '--out', '-'], { 'POST /diploma/generate-application': ok('x') });
    expect(stub?.requests.find(({ line }) => line.includes('generate'))?.body).toEqual({ id: 2 });
  });

  it('download: shows the call’s error message for a missing file', async () => {
    const { code, err } = await ask(['contact-card', 'nobody'], {}, false);
    expect(code).toBe(1);
    expect(err).not.toContain('Unexpected');
    expect(err.trim()).not.toBe('');
  });

  it('download: requires record numbers where they apply, and existing kinds', async () => {
    expect((await run(['download', 'certificate', 'mine'])).code).toBe(2);
    const { code, err } = await run(['download', 'import-template', 'cats']);
    expect(code).toBe(2);
    expect(err).toContain('kind: write students,');
  });

  it('download: covers every file of the API', () => {
    const reached = new Set(fileNames.map((name) => files[name].call.path));
    const missing = contract
      .filter(({ call }) => fileOf(call) && !reached.has(call.path))
      .map(({ name }) => name);
    // Reports are downloaded with `semestr admin report`, which takes their parameters. Personal data, invitations,
    // the refused rows of an import and the certificates of a day have separate commands too.
    expect(
      missing.filter(
        (name) =>
          !/^(?:(?:reports|builtReports|personalData|invitations|tableImportFiles)\.|certificates\.print$)/.test(
            name,
          ),
      ),
    ).toEqual([]);
  });
});
