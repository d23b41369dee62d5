import { resources } from '@semestr/api/contract';
import * as students from '@semestr/api/students';
import type { Endpoint } from '@semestr/api/endpoint';
import { useKinds } from '@semestr/api/uses';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';
import { nonEmpty } from '../../test/non-empty.ts';
import { stored } from '../../test/stored-data.ts';
import { usersOf } from '../domain/uses.ts';
import { undoableResources } from '../features.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

async function rowsOf<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  const result: unknown = await server.db.execute(query);
  return (result as { rows: T[] }).rows;
}

/** Foreign keys of join tables to the record to which their rows belong. */
const links = new Set([
  'announcement_groups.announcement_id',
  'lesson_groups.lesson_id',
  'lesson_employees.lesson_id',
  // Uploaded documents and threads count with their requests, and enrolments are part of the student. An account counts once it has
  // been used, like that of the demo student.
  'uploads.student_id',
  'request_threads.student_id',
  'enrolments.student_id',
]);

/** Names of uses that differ from the table. Links between students and skills count as the student's skills. */
const kinds: Readonly<Record<string, string>> = {
  announcement_groups: 'announcements',
  lesson_employees: 'lessons',
  lesson_groups: 'lessons',
  student_skills: 'students',
};

/** Loads the foreign keys to a table from the database, except the record's own links. */
const referring = async (table: string) =>
  (
    await rowsOf<{ child: string; column: string }>(sql`
      select c.conrelid::regclass::text as child, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${table}::regclass`)
  ).filter(({ child, column }) => !links.has(`${child}.${column}`));

/** Counts the rows that use a record, the most frequent first. */
async function usesIn(table: string, id: number) {
  const columns = Map.groupBy(await referring(table), ({ child }) => child);
  const uses = await Promise.all(
    [...columns].map(async ([child, ones]) => {
      const names = ones.map(({ column }) => sql`${sql.identifier(column)} = ${id}`);
      const [row] = await rowsOf<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(child)} where ${sql.join(names, sql` or `)}`,
      );
      const kind = table === 'students' && child === 'student_skills' ? 'skills' : kinds[child];
      return { resource: kind ?? child.replaceAll('_', '-'), count: row?.count ?? 0 };
    }),
  );
  return uses.filter(({ count }) => count > 0);
}

const byName = (uses: readonly { resource: string }[]) =>
  uses.toSorted((a, b) => a.resource.localeCompare(b.resource));

/** Every record type that can be deleted, with its table. */
const removable = Object.entries<Readonly<Record<string, Endpoint>>>({
  ...resources,
  students: { remove: students.remove },
}).flatMap(([kind, { remove }]) => {
  const path = remove?.path.replace('/:id', '') ?? '';
  return remove ? [{ kind, path, table: path.replace('/api/v1/admin/', '').replaceAll('-', '_') }] : [];
});

/** Types without references to them. */
const unreferred = [
  'announcements',
  'bells',
  'broadcasts',
  'certificate_places',
  'cv_references',
  'diploma_topics',
  'dormitory_directives',
  'dormitory_privileges',
  'employee_links',
  'employee_notes',
  'excuses',
  'group_terms',
  'holidays',
  'hour_prices',
  'institution',
  'lesson_marks',
  'lessons',
  'library_news',
  'loans',
  'marks',
  'memberships',
  'omissions',
  'positions',
  'request_templates',
  'rooms',
  'saved_reports',
  'student_skills',
  'terms',
  'works',
];

describe('CNS-02 deletion of used records', () => {
  it('record uses: types listed as unreferenced have no references to them', async () => {
    const bare: string[] = [];
    for (const { table } of removable) if ((await referring(table)).length === 0) bare.push(table);
    expect(bare.toSorted()).toEqual(unreferred);
  });

  it.each(nonEmpty(removable.filter(({ table }) => !unreferred.includes(table))))(
    'record uses: $kind: the refusal names and counts the uses, and nothing is deleted',
    async ({ path, table }) => {
      const names = (await referring(table)).map(
        ({ child, column }) => sql`select ${sql.identifier(column)} as id from ${sql.identifier(child)}`,
      );
      const [used] = await rowsOf<{ id: number }>(sql`
        select id from (${sql.join(names, sql` union all `)}) used where id is not null
        group by id order by count(*) desc limit 1`);
      const id = Number(used?.id);
      const [before, uses] = [await stored(server.db), await usesIn(table, id)];
      expect(uses).not.toEqual([]);
      const response = await admin.fetch(`${path}/${id}`, { method: 'DELETE' });
      expect(response.status).toBe(409);
      const refusal = (await response.json()) as {
        reason: string;
        uses: { resource: string; count: number }[];
      };
      expect(refusal.reason).toBe('record-in-use');
      expect(byName(refusal.uses)).toEqual(byName(uses));
      expect(refusal.uses.map(({ count }) => count)).toEqual(
        uses.map(({ count }) => count).toSorted((a, b) => b - a),
      );
      expect(await stored(server.db)).toEqual(before);
    },
  );

  it('record uses: every type of use has a name, and every name is used', () => {
    const all = undoableResources.filter(({ calls }) => calls.remove);
    const used = all.flatMap(({ config }) => usersOf(config).map(({ kind }) => kind));
    expect([...new Set(used)].toSorted()).toEqual(useKinds.toSorted());
  });
});
