import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { backupHead, temporaryFolder } from '../../../test/backups.ts';
import { NOW } from '../../../test/server.ts';
import { examine } from './doctor.ts';
import type { CheckName, Finding } from './findings.ts';

const path = temporaryFolder();

const look = (
  variables: Record<string, string>,
  { backups, language = 'en' }: { backups: string; language?: 'ru' | 'en' },
): Promise<Finding[]> =>
  examine({
    variables: { DATA_DIR: path('data'), DEMO: 'off', ...variables },
    language,
    now: () => new Date(NOW),
    backups,
  });

const of = (found: readonly Finding[], check: CheckName): Finding | undefined =>
  found.find((one) => one.check === check);

describe('backups', () => {
  it('doctor: reads the age of a backup from its header, not from the file’s time', async () => {
    await mkdir(path('dumps'));
    const old = path('dumps/semestr-2026-11-01T0300.backup');
    await writeFile(old, backupHead('2026-11-01T00:00:00.000Z'));
    await utimes(old, new Date(NOW), new Date(NOW));
    const backups = path('dumps');
    expect(of(await look({}, { backups }), 'backups')).toMatchObject({
      health: 'bad',
      sentence: expect.stringContaining('made on 01.11.2026') as string,
    });
  });

  it.each([
    ['garbage', 'garbage'],
    ['an empty file', ''],
    ['another archive', gzipSync('{"some":"thing"}\n')],
  ])('doctor: reports %s in place of the newest backup', async (_what, content) => {
    await mkdir(path('dumps'));
    await writeFile(path('dumps/semestr-2026-11-20T0300.backup'), backupHead('2026-11-19T00:00:00.000Z'));
    const file = path('dumps/semestr-2026-11-20T0400.backup');
    await writeFile(file, content);
    await utimes(file, new Date(NOW), new Date(NOW));
    const found = of(await look({}, { backups: path('dumps'), language: 'ru' }), 'backups');
    expect(found?.health).toBe('bad');
    expect(found?.sentence).toContain('semestr-2026-11-20T0400.backup, – не копия');
  });

  it('doctor: uses the file’s time for a pg_dump file with the same extension', async () => {
    await mkdir(path('dumps'));
    const file = path('dumps/nightly.backup');
    await writeFile(file, 'PGDMP and more');
    await utimes(file, new Date(NOW), new Date(NOW));
    expect(of(await look({}, { backups: path('dumps') }), 'backups')).toMatchObject({ health: 'ok' });
  });

  it('doctor: reports backups by their age, also in a custom folder', async () => {
    await mkdir(path('dumps'));
    const [none] = [of(await look({}, { backups: path('dumps') }), 'backups')];
    expect(none).toMatchObject({ health: 'look', sentence: `There are no backups in ${path('dumps')}.` });
    await writeFile(path('dumps/semestr.dump'), '');
    for (const [hours, health] of [
      [20, 'ok'],
      [48, 'look'],
      [200, 'bad'],
    ] as const) {
      const at = new Date(Date.parse(NOW) - hours * 3_600_000);
      await utimes(path('dumps/semestr.dump'), at, at);
      expect(of(await look({}, { backups: path('dumps') }), 'backups')).toMatchObject({ health });
    }
  });
});
