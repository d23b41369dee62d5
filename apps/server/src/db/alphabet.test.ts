import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedServer } from '../../test/shared-server.ts';
import { faculties } from './tables/faculties.ts';

const { db } = await sharedServer();

/** Columns that look like names or texts and are none that a reader sorts. */
const technical = [
  'photos.name',
  'attempts.subject',
  'audit.subject',
  'codes.subject',
  'students.illiquid_message',
];

it('alphabet: every column of names and texts is sorted by it', async () => {
  // The result that either driver returns for a raw statement.
  const { rows } = (await db.execute(sql`
    select table_name || '.' || column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'und-x-icu'
      and column_name ~ '(^|_)(name|names|title|topic|subject|author|fio|abbrev|place|note|text|content|message)(_|$)'
    order by 1`)) as { rows: { column: string }[] };
  expect(rows.map(({ column }) => column)).toEqual(technical.toSorted());
});

const sorted = async (names: readonly string[]): Promise<string[]> => {
  const values = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  );
  // A value of the column itself decides the order, as in a list.
  const { rows } = (await db.execute(sql`
    select coalesce(${faculties.name}, given.name) as name from (values ${values}) as given(name)
    left join ${faculties} on false order by 1, given.name`)) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
};

it('alphabet: ё stands beside е, and capitals beside small letters', async () => {
  expect(await sorted(['Яшин', 'абрикосов', 'Ёлкин', 'Абрамов', 'Елкина', 'ёлка'])).toEqual([
    'Абрамов',
    'абрикосов',
    'ёлка',
    'Ёлкин',
    'Елкина',
    'Яшин',
  ]);
  expect(await sorted(['Юрый', 'Уладзіслаў', 'Янка', 'Ігар', 'Жанна', 'Іван'])).toEqual([
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
      expect(await sorted(names)).toEqual(names.toSorted(compare));
    }),
    { numRuns: 30 },
  );
});
