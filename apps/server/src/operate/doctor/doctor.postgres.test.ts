import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/backups.ts';
import { openTestDatabase, postgresUrl } from '../../../test/server.ts';
import { examine } from './doctor.ts';
import type { CheckName, Finding } from './findings.ts';

const path = temporaryFolder();

/** Returns the findings for a PostgreSQL database on a machine whose clock is the given seconds ahead. */
async function look(url: string, seconds = 0): Promise<Map<CheckName, Finding>> {
  const found = await examine({
    variables: { DATABASE_URL: url, DATA_DIR: path() },
    language: 'en',
    now: () => new Date(Date.now() + seconds * 1000),
    backups: null,
  });
  return new Map(found.map((one) => [one.check, one]));
}

describe('PostgreSQL', () => {
  it('doctor: reports the version of PostgreSQL and compares the clocks', async () => {
    const { address, close } = await openTestDatabase(true);
    try {
      const well = await look(address ?? '');
      expect(well.get('database')?.sentence).toMatch(/^PostgreSQL \d+\.\d+ answers within [\d.]+ ms\.$/);
      expect(well.get('clock')).toMatchObject({ health: 'ok' });
      expect(well.get('migrations')).toMatchObject({ health: 'ok' });
      expect(well.get('administrators')).toMatchObject({ health: 'look' });
      const ahead = (await look(address ?? '', 120)).get('clock');
      expect(ahead).toMatchObject({ health: 'bad' });
      expect(ahead?.sentence).toMatch(
        /^The clocks differ: (?:119\.9|120|120\.1) s from that of the database\.$/,
      );
    } finally {
      await close();
    }
  });

  it('doctor: reports an unreachable PostgreSQL and continues with the other checks', async () => {
    const url = new URL(postgresUrl ?? '');
    url.pathname = 'semestr_no_such_database';
    const found = await look(url.href);
    expect(found.get('database')).toMatchObject({
      health: 'bad',
      sentence: expect.stringMatching(/^DATABASE_URL does not reach a PostgreSQL server: /),
    });
    expect(found.get('disk')).toMatchObject({ health: 'ok' });
    expect(found.has('migrations')).toBe(false);
  });
});
