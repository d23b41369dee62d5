import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { tables } from './tables.ts';

/** Each reference from one table to another, and the effect on it when the other record's id changes. */
const references = tables.flatMap((table) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    const name = `${getTableName(table)}.${columns.map((column) => column.name).join()}`;
    return { name, to: getTableName(foreignTable), follows: key.onUpdate === 'cascade' };
  }),
);

it('changed ids: every reference follows a record whose id an import may change', () => {
  const moved = new Set(references.filter(({ follows }) => follows).map(({ to }) => to));
  expect(moved.has('faculties')).toBe(true);
  expect(references.filter(({ to, follows }) => moved.has(to) && !follows).map(({ name }) => name)).toEqual(
    [],
  );
});
