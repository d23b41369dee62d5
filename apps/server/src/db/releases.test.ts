import * as certificates from '@semestr/api/certificates';
import * as contacts from '@semestr/api/contacts';
import * as markbook from '@semestr/api/markbook';
import * as notifications from '@semestr/api/notifications';
import * as profile from '@semestr/api/profile';
import * as schedule from '@semestr/api/schedule';
import { defaultBells } from '@semestr/core/default-bells';
import { deliveryPriority } from '@semestr/core/delivery';
import { defaultHolidays } from '@semestr/core/default-holidays';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failing } from '../../test/broken-migration.ts';
import { cookieIn, type Row, releases, restoreRelease, type StoredRelease } from '../../test/releases.ts';
import { isOnPostgres, startTestServer } from '../../test/server.ts';
import { nonEmpty } from '../../test/non-empty.ts';
import { StartError } from '../start/error.ts';
import { outbox } from './tables/outbox.ts';

let stored: StoredRelease;
const restored = (version: string): void => {
  beforeAll(async () => {
    stored = await restoreRelease(version);
  });
  afterAll(() => stored.remove());
};

/** Loads every row of every table, as JSON with its columns by name. */
async function contents(): Promise<Map<string, Row[]>> {
  const tables = await stored.query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'drizzle')`,
  );
  const selects = tables.map(
    ({ name }) => `select '${String(name)}' as name, to_jsonb(t) as row from ${String(name)} t`,
  );
  const rows = await stored.query(
    `select name, row from (${selects.join(' union all ')}) all_rows order by name, row::text`,
  );
  const all = new Map<string, Row[]>();
  for (const { name, row } of rows) all.set(String(name), [...(all.get(String(name)) ?? []), row as Row]);
  return all;
}

/** Tables and columns that have been renamed since. */
const renamedTables = new Map([['public.auditories', 'public.rooms']]);
const renamedColumns = new Map([
  ['public.announcements.auditory', 'room'],
  ['public.lessons.auditories', 'rooms'],
  ['public.mark_sheets.is_respectful', 'is_excused'],
  ['public.omissions.is_respectful', 'is_excused'],
  ['public.positions.auditory', 'room'],
]);

/** Columns whose values have moved to a separate table. */
const movedColumns = new Set([
  'public.rooms.type_name',
  'public.rooms.type_abbrev',
  'public.rooms.building_name',
  'public.auditories.type_name',
  'public.auditories.type_abbrev',
  'public.auditories.building_name',
  'public.specialities.form_name',
]);

/** Maps the data of a release to the current table and column names. */
function toCurrentNames(all: Map<string, Row[]>): [string, Row[]][] {
  return [...all].map(([table, rows]) => [
    renamedTables.get(table) ?? table,
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !movedColumns.has(`${table}.${name}`))
          .map(([name, value]) => [renamedColumns.get(`${table}.${name}`) ?? name, value]),
      ),
    ),
  ]);
}

/** Finds rows of `before` that are missing from `after`, ignoring columns added since. */
function findLostRows(before: readonly Row[], after: readonly Row[]): Row[] {
  const names = Object.keys(before[0] ?? {});
  const textOf = (row: Row): string => JSON.stringify(names.map((name) => row[name]));
  const found = new Set(after.map(textOf));
  return before.filter((row) => !found.has(textOf(row)));
}

/** Values that were columns of rooms and specialities until 0.2.0 are looked up by id. */
async function expectSameNames(before: ReadonlyMap<string, Row[]>): Promise<void> {
  const rooms = await stored.query(
    `select r.id, t.name as type_name, t.abbrev as type_abbrev, b.name as building_name from rooms r
     join room_types t on t.id = r.type_id join buildings b on b.id = r.building_id`,
  );
  const forms = await stored.query(
    'select s.id, f.name as form_name from specialities s join education_forms f on f.id = s.form_id',
  );
  const ofRooms = before.get('public.auditories') ?? before.get('public.rooms') ?? [];
  const ofSpecialities = before.get('public.specialities') ?? [];
  if (!Object.keys(ofRooms[0] ?? {}).includes('building_name')) return;
  expect([rooms.length, forms.length]).toEqual([ofRooms.length, ofSpecialities.length]);
  expect(rooms.length).toBeGreaterThan(0);
  expect([findLostRows(rooms, ofRooms), findLostRows(forms, ofSpecialities)]).toEqual([[], []]);
}

/** Returns the error message of the start; null when it succeeds. */
const startError = async (): Promise<string | null> =>
  stored.open().then(
    async ({ close }) => {
      await close();
      return null;
    },
    (error: unknown) => {
      if (error instanceof StartError) return error.message;
      throw error;
    },
  );

describe.each(nonEmpty(releases))('database of release %s', (version) => {
  restored(version);

  it('releases: an older database is migrated and keeps every row', async () => {
    const before = await contents();
    expect(await startError()).toBeNull();
    const after = await contents();
    expect([...before.values()].flat().length).toBeGreaterThan(100);
    for (const [table, rows] of toCurrentNames(before))
      expect([table, findLostRows(rows, after.get(table) ?? [])]).toEqual([table, []]);
    await expectSameNames(before);
    // A second start finds nothing to do.
    expect(await startError()).toBeNull();
    expect(await contents()).toEqual(after);
  });

  it('releases: imports the holidays that used to be built in and keeps later changes to them', async () => {
    const loadHolidays = () =>
      stored.query(
        `select day, month, year, name, name_en as "nameEn", name_be as "nameBe" from holidays order by id`,
      );
    expect(await loadHolidays()).toEqual([...defaultHolidays]);
    await stored.query('delete from holidays where month = 11');
    expect(await startError()).toBeNull();
    expect(await loadHolidays()).toEqual(defaultHolidays.filter(({ month }) => month !== 11));
  });

  it('releases: imports the bells that used to be built in and keeps later changes to them', async () => {
    const loadBells = () =>
      stored.query(
        `select number, start, "end", valid_from::text as "validFrom" from bells order by valid_from, number`,
      );
    expect(await loadBells()).toEqual([...defaultBells]);
    await stored.query(`update bells set start = '08:50' where number = 1`);
    expect(await startError()).toBeNull();
    expect(await loadBells()).toEqual(
      defaultBells.map((bell) => (bell.number === 1 ? { ...bell, start: '08:50' } : bell)),
    );
  });

  it('releases: serves the existing users as before', async () => {
    const server = await startTestServer({ database: await stored.open() });
    try {
      const headers = { cookie: cookieIn(version) };
      const signedIn = await server.fetch(profile.personalInformation.path, { headers });
      expect(await signedIn.json()).toMatchObject({ email: 'a.lisickaya@example.by', course: 2 });
      const student = await server.client('student');
      const { schedules } = await student.call(schedule.ofGroup, { query: { studentGroup: '428501' } });
      expect(Object.values(schedules ?? {}).flat().length).toBeGreaterThan(3);
      const received = await student.call(notifications.list, { query: {} });
      expect(received.notifications.length).toBeGreaterThan(2);
      // Notifications stored before text keys existed are shown in their original wording.
      const english = await server.client('student', { cookie: 'language=en' });
      const { notifications: inEnglish } = await english.call(notifications.list, { query: {} });
      const isAsStored = inEnglish.every(
        ({ message }, index) => message === received.notifications[index]?.message,
      );
      expect(isAsStored).toBe(['0.1.0', '0.2.0'].includes(version));
    } finally {
      await server.close();
    }
  });
});

describe('database of release 0.2.0 with a changed room', () => {
  restored('0.2.0');

  it('releases: still shows the change history of a room', async () => {
    await stored.query(
      `insert into audit (at, action, subject, client) values (now(), 'auditories.update', 'auditories/3001', '::1')`,
    );
    expect(await startError()).toBeNull();
    expect(
      await stored.query(`select subject from audit where action = 'rooms.update' order by id desc limit 1`),
    ).toEqual([{ subject: 'rooms/3001' }]);
  });
});

describe('database of release 0.2.0 in which one id has several names', () => {
  restored('0.2.0');

  it('releases: keeps the most frequent name of an id, and gives new records ids of 16 bits', async () => {
    const [room] = await stored.query(
      `select building_id, building_name from auditories group by 1, 2 having count(*) > 2 order by 1 limit 1`,
    );
    const id = Number(room?.['building_id']);
    await stored.query(
      `update auditories set building_name = 'Другой' where id = (select max(id) from auditories where building_id = ${id})`,
    );
    await stored.query(
      `update auditories set type_id = 1500000 where type_id = (select max(type_id) from auditories)`,
    );
    expect(await startError()).toBeNull();
    expect(await stored.query(`select name from buildings where id = ${id}`)).toEqual([
      { name: room?.['building_name'] },
    ]);
    const newRecord = await stored.query(
      `insert into room_types (name, abbrev) values ('Новый', 'н') returning id`,
    );
    expect(newRecord).toEqual([{ id: 10_000 }]);
    const own = await stored.query(`insert into education_forms (name) values ('Новая') returning id`);
    expect(own).toEqual([{ id: 10_000 }]);
  });
});

describe('database of release 0.2.0', () => {
  restored('0.2.0');

  it.each([
    [
      'made between two releases',
      `hash = repeat('ab', 32), created_at = 1795176105336`,
      'The database was created between two releases of Semestr: its migration 0002_calls is not the released one, and ' +
        'nothing was changed; start the Semestr that created it, or set DATABASE_URL or DATA_DIR to an empty database.',
    ],
    [
      'with a migration of a newer Semestr',
      `hash = repeat('ab', 32), created_at = 9795176105336`,
      'The database was migrated by a newer Semestr: this one does not know its migration 3; ' +
        'start the newer Semestr, or restore the backup made before the upgrade.',
    ],
  ])(
    'releases: %s stops the start with one sentence and leaves the database unchanged',
    async (_what, change, sentence) => {
      const [released] = await stored.query('select * from drizzle.__drizzle_migrations where id = 3');
      await stored.query(`update drizzle.__drizzle_migrations set ${change} where id = 3`);
      const before = await contents();
      expect(await startError()).toBe(sentence);
      expect(await contents()).toEqual(before);
      await stored.query(
        `update drizzle.__drizzle_migrations set hash = '${String(released?.['hash'])}' where id = 3`,
      );
    },
  );

  it('releases: migrates a database whose journal has earlier times for the same statements', async () => {
    await stored.query('update drizzle.__drizzle_migrations set created_at = 1795181551958 where id = 3');
    expect(await startError()).toBeNull();
    const rows = await stored.query('select created_at from drizzle.__drizzle_migrations order by id');
    expect(Number(rows[2]?.['created_at'])).toBe(1795182450642);
  });

  it('releases: keeps requests, marks, codes and attempts', async () => {
    const server = await startTestServer({ database: await stored.open() });
    try {
      const student = await server.client('student');
      const ordered = await student.call(certificates.list, {});
      expect(ordered.map(({ provisionPlace }) => provisionPlace)).toContain('по месту работы родителей');
      expect((await student.call(markbook.own, {})).markPages).not.toEqual({});
      const freshman = await server.client('unconfirmed');
      const { contactDtoList, numberOfAttempts } = await freshman.call(contacts.list, {});
      expect(numberOfAttempts).toBe(3);
      expect(contactDtoList[0]?.codeExpirationTime).toBe('2026-11-20T09:59:30.000Z');
      const waiting = await server.db.select().from(outbox).where(eq(outbox.state, 'waiting'));
      expect(waiting).toMatchObject([{ isSecret: true, priority: deliveryPriority.code }]);
    } finally {
      await server.close();
    }
  });
});

describe('failing migration', () => {
  const columns = () =>
    stored.query(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
    );
  restored('0.1.0');
  beforeAll(() => stored.query(failing.obstacle));

  // Only PostgreSQL can be opened by several servers at the same time.
  it(`failing migration: stops ${isOnPostgres ? 'all servers that start at the same time' : 'the start'} with one sentence and changes nothing`, async () => {
    const before = [await contents(), await columns()];
    const starts = isOnPostgres ? [startError(), startError(), startError()] : [startError()];
    expect(await Promise.all(starts)).toEqual(starts.map(() => failing.sentence));
    // The second start fails in the same way: the first released all its locks.
    expect(await startError()).toBe(failing.sentence);
    expect([await contents(), await columns()]).toEqual(before);
    await stored.query('drop sequence public.memberships_id_seq');
    expect(await startError()).toBeNull();
  });
});
