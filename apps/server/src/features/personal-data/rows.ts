import type { Language } from '@semestr/core/languages';
import type { PersonalRecord } from '@semestr/core/personal-data';
import { asc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { parentsOf } from '../../db/references.ts';
import { fileOfKind } from './files.ts';
import { nameBehind } from './names.ts';
import type { Person } from './person.ts';
import { isOf, type KeptRecord } from './records.ts';
import { toldEntry } from './told-entry.ts';

/** So many rows are held at once. */
const PAGE = 500;

export type Row = Record<string, unknown>;

const isWithheld = ({ withheld = [] }: PersonalRecord, field: string): boolean =>
  withheld === 'all' || withheld.includes(field);

/** Bytes go out as files of their own. */
const isBytes = (column: PgColumn): boolean => column.getSQLType() === 'bytea';

/** The fields that are told, each reference with the name of what it leads to: `disciplineId` and `discipline`. */
export function toldFields({ table, rule, kind }: KeptRecord): Record<string, PgColumn | SQL> {
  const told = Object.entries(getTableColumns(table)).filter(
    ([field, column]) => !isWithheld(rule, field) && !isBytes(column),
  );
  const parents = parentsOf(table);
  const names = told.flatMap(([field, column]): [string, SQL][] => {
    const parent = rule.of.includes(field) ? undefined : parents.find((one) => one.column === column);
    const name = parent && nameBehind(table, parent);
    return name ? [[field.replace(/Id$/, ''), name]] : [];
  });
  const file = fileOfKind(kind);
  return {
    ...Object.fromEntries<PgColumn | SQL>([...told, ...names]),
    ...(file && { hasFile: sql<boolean>`${file.column} is not null` }),
  };
}

/** Always the same order, so that no row comes twice or not at all. */
export function byKey(table: PgTable): SQL[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return keys.map((column) => asc(column));
}

/** Whom something is told about, and in which language. */
export interface Telling {
  person: Person;
  language: Language;
}

/** The rows of one kind about a person, as they are told to them. */
export async function* rowsOf(
  db: Database,
  record: KeptRecord,
  { person, language }: Telling,
): AsyncGenerator<Row, void, undefined> {
  const { table, kind } = record;
  const file = fileOfKind(kind);
  for (let offset = 0; ; offset += PAGE) {
    const page: Row[] = await db
      .select(toldFields(record))
      .from(table)
      .where(isOf(table, person))
      .orderBy(...byKey(table))
      .limit(PAGE)
      .offset(offset);
    for (const { hasFile, ...row } of page) {
      const told = kind === 'audit' ? toldEntry(row, person, language) : row;
      yield file && hasFile === true ? { ...told, file: file.nameOf(row) } : told;
    }
    if (page.length < PAGE) return;
  }
}
