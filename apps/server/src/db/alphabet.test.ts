import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedServer } from '../../test/shared-server.ts';
import { faculties } from './tables/faculties.ts';

const { db } = await sharedServer();

/** Text columns whose name looks like that of a sorted text, but which are never sorted for a reader. */
const technical = [
  'photos.name',
  'attempts.subject',
  'audit.subject',
  'codes.subject',
  'students.illiquid_message',
];

it('alphabet: every column of names and texts has the ICU collation', async () => {
  // The result that either driver returns for a raw statement.
  const { rows } = (await db.execute(sql`
    select table_name || '.' || column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'und-x-icu'
      and column_name ~ '(^|_)(name|names|title|topic|subject|author|fio|abbrev|place|note|text|content|message)(_|$)'
    order by 1`)) as { rows: { column: string }[] };
  expect(rows.map(({ column }) => column)).toEqual(technical.toSorted());
});

const sortNames = async (names: readonly string[]): Promise<string[]> => {
  const values = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  );
  // Sorts by a column of the database, so that its collation applies, as in a list.
  const { rows } = (await db.execute(sql`
    select coalesce(${faculties.name}, given.name) as name from (values ${values}) as given(name)
    left join ${faculties} on false order by 1, given.name`)) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
};

it('alphabet: sorts ё with е, and capital letters with small ones', async () => {
  expect(await sortNames(['Яшин', 'абрикосов', 'Ёлкин', 'Абрамов', 'Елкина', 'ёлка'])).toEqual([
    'Абрамов',
    'абрикосов',
    'ёлка',
    'Ёлкин',
    'Елкина',
    'Яшин',
  ]);
  expect(await sortNames(['Юрый', 'Уладзіслаў', 'Янка', 'Ігар', 'Жанна', 'Іван'])).toEqual([
    'Жанна',
    'Іван',
    'Ігар',
    'Уладзіслаў',
    'Юрый',
    'Янка',
  ]);
});

it('alphabet: the database orders names as browsers do', async () => {
  const letter = fc.constantFrom(...Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБЕЁЖЯabcxyzABCXYZ'));
  const name = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));
  const compare = new Intl.Collator('und').compare;
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { minLength: 2, maxLength: 12 }), async (names) => {
      expect(await sortNames(names)).toEqual(names.toSorted(compare));
    }),
    { numRuns: 30 },
  );
});
