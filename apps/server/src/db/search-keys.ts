import { nameKey, soundsOf } from '@semestr/core/names/key';
import { type Reading, readingsOf, type SearchWord } from '@semestr/core/names/query';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { externalManagers } from './tables/diploma.ts';
import { employees } from './tables/employees.ts';
import { students } from './tables/students.ts';
import { users } from './tables/users.ts';

/**
 * People's names are searched by their key (`nameKey`), which the database stores beside them. The column is generated
 * and only ever searched, so it is not among the columns of the tables (decision 86).
 */
const keyed = [students, employees, users, externalManagers] as const;
export type NamedTable = (typeof keyed)[number];

export const hasSearchKey = (table: PgTable): table is NamedTable =>
  keyed.some((one: PgTable) => one === table);

const keyOf = (table: NamedTable): SQL => sql`${table}.search_key`;

/** Matches a key that contains a text at any place. */
const keyContains = (key: SQL, text: string): SQL => sql`strpos(${key}, ${text}) > 0`;

const hasWord = (key: SQL, { exact, near }: SearchWord): SQL | undefined =>
  or(keyContains(key, exact), near === null ? undefined : keyContains(key, near));

/**
 * Matches people whose names contain every word of a text: any part of a name, in any order and spelling. An empty text
 * matches everyone, a text with only punctuation matches nothing.
 */
export function nameMatches(table: NamedTable, text: string): SQL | undefined {
  const key = keyOf(table);
  if (text.trim() === '') return undefined;
  return or(
    sql`false`,
    ...readingsOf(text).map((reading) => and(...reading.map((word) => hasWord(key, word)))),
  );
}

/** Matches people whose names contain every word of a text exactly as typed, not a word that only sounds similar. */
export function nameMatchesExactly(table: NamedTable, text: string): SQL | undefined {
  const [typed = []] = readingsOf(text);
  if (typed.length === 0) return text.trim() === '' ? undefined : sql`false`;
  return and(...typed.map(({ exact }) => keyContains(keyOf(table), exact)));
}

/** Matches people whose surname, the first word of the key, begins with a text in any spelling. */
export function surnameBeginsWith(table: NamedTable, text: string): SQL | undefined {
  const key = keyOf(table);
  if (text.trim() === '') return undefined;
  const surname = ({ exact, near }: SearchWord): SQL | undefined =>
    or(
      sql`strpos(${key}, ${` ${exact.trimStart()}`}) = 1`,
      near === null ? undefined : sql`strpos(substr(${key}, strpos(${key}, '~')), ${near}) = 1`,
    );
  return or(
    sql`false`,
    ...readingsOf(text).map(([first, ...others]) =>
      and(first && surname(first), ...others.map((word) => hasWord(key, word))),
    ),
  );
}

/** Matches people with exactly this name, in any case and with any marks. */
export const hasName = (table: NamedTable, name: string): SQL => sql`${keyOf(table)} = ${nameKey(name)}`;

/** Matches people whose names sound exactly like this one. */
export function soundsLike(table: NamedTable, name: string): SQL {
  const sounds = soundsOf(name);
  return sql`right(${keyOf(table)}, ${Array.from(sounds).length}) = ${sounds}`;
}

const NO_MATCH = 9;

/** The ranks of `matchRank` in packages/core/src/names/match.ts. */
function rankOfWord(key: SQL, { exact, near }: SearchWord): SQL {
  const word = exact.trimStart();
  return sql`case when ${keyContains(key, ` ${word} `)} then 0 when strpos(${key}, ${` ${word}`}) = 1 then 1
    when ${keyContains(key, ` ${word}`)} then 2 when ${keyContains(key, exact)} then 3
    when ${near === null ? sql`false` : keyContains(key, near)} then 4 else ${NO_MATCH} end`;
}

const rankOfReading = (key: SQL, reading: Reading): SQL =>
  sql`greatest(0, ${sql.join(
    reading.map((word) => rankOfWord(key, word)),
    sql`, `,
  )})`;

/** Sorts people by how well their names match a text, the best first. */
export function rankOfName(table: NamedTable, text: string): SQL<number> {
  const readings = readingsOf(text);
  if (readings.length === 0) return sql<number>`0::int`;
  return sql<number>`least(${sql.join(
    readings.map((reading) => rankOfReading(keyOf(table), reading)),
    sql`, `,
  )})`;
}
