import { LOOSE, looseText, nameKey } from '@semestr/core/names/key';
import { matchRank } from '@semestr/core/names/match';
import { readingsOf } from '@semestr/core/names/query';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedServer } from '../../test/shared-server.ts';
import { nameMatches, rankOfName } from './search-keys.ts';
import { employees } from './tables/employees.ts';
import { students } from './tables/students.ts';

const { db } = await sharedServer();

/** The keys that the database gives to texts. */
async function keysOf(texts: readonly string[]): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select search_key(text) as key from json_array_elements_text(${JSON.stringify(texts)}::json) as given(text)`,
  )) as { rows: { key: string }[] };
  return rows.map(({ key }) => key);
}

it.each([
  'Ёлкин Игорь',
  'Йоргенсен'.normalize('NFD'),
  'Салтыкова‑ЩЕДРИНА (О’Нил)',
  'Вераб’ёў Уладзімір',
  'Ševčuk Łukasz',
  'Nguyễn Thị Hằng',
  'Straße, İstanbul, ΟΔΥΣΣΕΥΣ',
  '欧阳 娜娜',
  '\u202a+375 29\u202c \u00b4x',
  ' — ',
  '',
])('search key: the database and the programs give %j the same key', async (name) => {
  expect(await keysOf([name])).toEqual([nameKey(name)]);
});

it('search key: the database and the programs agree on any name', async () => {
  const letters = 'абвгґдеёжзийклмнопрстуўфхцчшщьыъэюяіїabcdefghijklmnopqrstuvwxyzščžŭćłøéễ-’. \u00a0';
  const text = fc
    .array(fc.constantFrom(...Array.from(letters + letters.toUpperCase())), {
      maxLength: 24,
    })
    .map((all) => all.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 40, maxLength: 40 }), async (names) => {
      expect(await keysOf(names)).toEqual(names.map((name) => nameKey(name)));
    }),
    { numRuns: 25 },
  );
});

it('search key: every student and employee has the key of their names', async () => {
  const stored = await db
    .select({
      key: sql<string>`${students}.search_key`,
      names: sql<
        (string | null)[]
      >`json_build_array(${students.lastName}, ${students.firstName}, ${students.middleName},
        ${students.belarusianLastName}, ${students.belarusianFirstName}, ${students.belarusianMiddleName})`,
    })
    .from(students);
  const employed = await db
    .select({
      key: sql<string>`${employees}.search_key`,
      names: sql<
        (string | null)[]
      >`json_build_array(${employees.lastName}, ${employees.firstName}, ${employees.middleName})`,
    })
    .from(employees);
  const all = [...stored, ...employed];
  expect(all.length).toBeGreaterThan(100);
  expect(all.map(({ key }) => key)).toEqual(all.map(({ names }) => nameKey(...names)));
});

it.each([
  ['Расчёт — О’Нил', "расчет - о'нил"],
  ['ЁЛКА\u00a0№ 1', 'елка № 1'],
])('search: the database and the programs compare the title %j as %j', async (title, compared) => {
  expect(looseText(title)).toBe(compared);
  const { rows } = (await db.execute(
    sql`select translate(lower(${title} collate "und-x-icu"), ${LOOSE.from}, ${LOOSE.to}) as text`,
  )) as { rows: { text: string }[] };
  expect(rows).toEqual([{ text: compared }]);
});

it('search key: the database ranks names as the programs do', async () => {
  const searches = [
    'ив',
    'Иванов',
    'новик а',
    'Shevchuk',
    'анна',
    'ов',
    'J,hfpwjd',
    'доц. Образцов И. Л.',
    'к',
  ];
  const all = await db
    .select({
      key: sql<string>`${students}.search_key`,
      ranks: sql<number[]>`json_build_array(${sql.join(
        searches.map((text) => rankOfName(students, text)),
        sql`, `,
      )})`,
      isFound: sql<boolean[]>`json_build_array(${sql.join(
        searches.map((text) => sql`(${nameMatches(students, text)})`),
        sql`, `,
      )})`,
    })
    .from(students);
  for (const { key, ranks, isFound } of all) {
    const stored = searches.map((text, index) => [text, isFound[index] ? ranks[index] : null]);
    const own = searches.map((text) => [text, matchRank(key, readingsOf(text))]);
    expect({ key, found: stored }).toEqual({ key, found: own });
  }
});
