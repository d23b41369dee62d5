import {
  isExported,
  mentioningRecords,
  type PersonalRecord,
  personalRecords,
} from '@semestr/core/personal-data';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/server.ts';
import { parentsOf } from '../../db/references.ts';
import { tables } from '../../db/tables.ts';
import { employees } from '../../db/tables/employees.ts';
import { students } from '../../db/tables/students.ts';
import { sessions, users } from '../../db/tables/users.ts';
import { kindOf, keptRecords } from './records.ts';
import { exportedFields } from './rows.ts';

/** Tables without data about a person: the university, its plans, and technical data. */
const withoutPerson =
  `academic-titles bells buildings certificate-places departments disciplines draft-changes education-forms enterprises
  external-managers faculties group-terms held-lesson-changes holidays hour-prices institution journal-subjects lesson-groups lessons
  library-news mark-sheet-types meta omission-certificate-types practice-types privilege-categories privilege-kinds
  reminders request-templates room-types rooms skills specialities specializations terms batch-entries`.split(
    /\s+/,
  );

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(false);
});
afterAll(() => database.close());

const people = new Set<PgTable>([users, students, employees]);
const fieldsOf = (table: PgTable) => new Map(Object.entries(getTableColumns(table)).map(([f, c]) => [c, f]));
const ruleOf = (table: PgTable): PersonalRecord | undefined => personalRecords[kindOf(table)];

/** Returns the fields of a table that refer to a person, or to a record of one. */
const naming = (table: PgTable, isParent: (parent: PgTable) => boolean): string[] =>
  parentsOf(table).flatMap(({ column, parent }) =>
    isParent(parent) ? [fieldsOf(table).get(column) ?? column.name] : [],
  );

const exported = keptRecords.filter(({ rule }) => isExported(rule));

describe('personal data rules', () => {
  it('personal data rules: classify every table of the database', async () => {
    const rows = await database.db
      .select({ name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = 'public'`);
    expect(tables.map(getTableName).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    const placed = [...Object.keys(personalRecords), ...Object.keys(mentioningRecords), ...withoutPerson];
    expect(placed.toSorted()).toEqual(tables.map(kindOf).toSorted());
  });

  it('personal data rules: decide for each reference to a person whether the record is theirs', () => {
    const isPerson = (parent: PgTable): boolean => people.has(parent);
    const unsaid = tables.flatMap((table) => {
      const [kind, rule] = [kindOf(table), ruleOf(table)];
      const classified = new Set(
        [rule?.of, rule?.mentions, mentioningRecords[kind]].flatMap((fields) => fields ?? []),
      );
      const missing = naming(table, isPerson).filter((field) => !classified.has(field));
      return missing.map((field) => `${kind}.${field}`);
    });
    expect(unsaid).toEqual([]);
  });

  it('personal data rules: include everything that belongs to a record about a person', () => {
    const about = (parent: PgTable): boolean => ruleOf(parent) !== undefined;
    const missing = tables.filter((table) => !ruleOf(table) && !mentioningRecords[kindOf(table)]);
    expect(missing.filter((table) => naming(table, about).length > 0).map(kindOf)).toEqual([]);
  });

  it('personal data rules: name existing fields', () => {
    const strange = keptRecords.flatMap(({ kind, table, rule }) => {
      const { of, mentions = [], withheld = [] } = rule;
      const emptied = rule.erasure === 'empties' ? rule.fields : [];
      const named = [...of, ...mentions, ...emptied, ...(withheld === 'all' ? [] : withheld)];
      return named.filter((field) => !(field in getTableColumns(table))).map((field) => `${kind}.${field}`);
    });
    expect(strange).toEqual([]);
  });

  it('personal data rules: export nothing that looks like a secret', () => {
    const secret = /hash|secret|salt|auth$|p256dh|endpoint|credential|publickey|challenge/i;
    const exportedTables = exported.flatMap((record) =>
      Object.keys(exportedFields(record)).flatMap((field) =>
        secret.test(field) ? `${record.kind}.${field}` : [],
      ),
    );
    expect(exportedTables).toEqual([]);
  });

  it('personal data rules: export no id of another student or account', () => {
    const others = new Set<PgTable>([students, users, sessions]);
    const exportedTables = exported.flatMap((record) => {
      const { kind, table, rule } = record;
      const fields = Object.keys(exportedFields(record));
      const mentioned = naming(table, (parent) => others.has(parent)).filter((field) =>
        rule.mentions?.includes(field),
      );
      return mentioned.flatMap((field) => (fields.includes(field) ? `${kind}.${field}` : []));
    });
    // The user of the account.
    expect(exportedTables).toEqual(['users.studentId']);
  });
});
