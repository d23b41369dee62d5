import type { Language } from '@semestr/core/languages';
import type { PersonalRecord } from '@semestr/core/personal-data';
import { asc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { parentsOf } from '../../db/references.ts';
import { fileOfKind } from './files.ts';
import { nameOfReference } from './names.ts';
import type { Person } from './person.ts';
import { isOf, type KeptRecord } from './records.ts';
import { exportedEntry } from './exported-entry.ts';

/** Number of rows held in memory at a time. */
const PAGE = 500;

export type Row = Record<string, unknown>;

const isWithheld = ({ withheld = [] }: PersonalRecord, field: string): boolean =>
  withheld === 'all' || withheld.includes(field);

/** Binary columns are exported as files. */
const isBytes = (column: PgColumn): boolean => column.getSQLType() === 'bytea';

/** Returns the exported fields, each reference with its display name: `disciplineId` and `discipline`. */
export function exportedFields({ table, rule, kind }: KeptRecord): Record<string, PgColumn | SQL> {
  const exported = Object.entries(getTableColumns(table)).filter(
    ([field, column]) => !isWithheld(rule, field) && !isBytes(column),
  );
  const parents = parentsOf(table);
  const names = exported.flatMap(([field, column]): [string, SQL][] => {
    const parent = rule.of.includes(field) ? undefined : parents.find((one) => one.column === column);
    const name = parent && nameOfReference(table, parent);
    return name ? [[field.replace(/Id$/, ''), name]] : [];
  });
  const file = fileOfKind(kind);
  return {
    ...Object.fromEntries<PgColumn | SQL>([...exported, ...names]),
    ...(file && { hasFile: sql<boolean>`${file.column} is not null` }),
  };
}

/** A stable order, so that paging neither repeats nor skips rows. */
export function byKey(table: PgTable): SQL[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return keys.map((column) => asc(column));
}

/** The person and the language of an export. */
export interface ExportContext {
  person: Person;
  language: Language;
}

/** Yields the exported rows of one type about a person. */
export async function* rowsOf(
  db: Database,
  record: KeptRecord,
  { person, language }: ExportContext,
): AsyncGenerator<Row, void, undefined> {
  const { table, kind } = record;
  const file = fileOfKind(kind);
  for (let offset = 0; ; offset += PAGE) {
    const page: Row[] = await db
      .select(exportedFields(record))
      .from(table)
      .where(isOf(table, person))
      .orderBy(...byKey(table))
      .limit(PAGE)
      .offset(offset);
    for (const { hasFile, ...row } of page) {
      const exported = kind === 'audit' ? exportedEntry(row, person, language) : row;
      yield file && hasFile === true ? { ...exported, file: file.nameOf(row) } : exported;
    }
    if (page.length < PAGE) return;
  }
}
