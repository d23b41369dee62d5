import { positions as calls } from '@semestr/api/employees';
import { rankOf } from '@semestr/core/departments';
import { and, asc, eq } from 'drizzle-orm';
import { positions } from '../../db/tables/employees.ts';
import type { Row } from '../../records/store.ts';
import { positionResource } from '../employees/resource.ts';
import { type ImportKind, onlyOf, storedOf, createStore, textOf } from './kind.ts';
import { keepSpellings, postsLike } from './posts.ts';

const usual = {
  employeeId: undefined,
  departmentId: undefined,
  title: '',
  isHead: false,
  phone: null,
  room: null,
  building: null,
  address: null,
  order: 0,
} as const satisfies Row;

const storage = { calls, config: positionResource.config };

export const positionRows: ImportKind = {
  ...storage,
  contractFields: { employee: 'employeeId', department: 'departmentId' },
  usual,
  find: async ({ tx, values, isTaken }) => {
    const rows = await tx
      .select()
      .from(positions)
      .where(
        and(
          eq(positions.employeeId, Number(values['employeeId'])),
          eq(positions.departmentId, Number(values['departmentId'])),
        ),
      )
      .orderBy(asc(positions.id));
    const free = rows.filter(({ id }) => !isTaken(id));
    const same = postsLike(free, values);
    const [post] = same;
    if (post) keepSpellings(post, values);
    else values['isHead'] ??= rankOf(textOf(values['title'])) === 0;
    return onlyOf(
      same.map((row) => storedOf(row, usual)),
      'title',
    );
  },
  nameOf: async ({ employeeId, departmentId, title }, names) => {
    const { nameOf } = await names.employees();
    const department = await names.departments();
    const place = [textOf(title), department.nameOf(Number(departmentId))].filter(Boolean).join(', ');
    return `${nameOf(Number(employeeId))}: ${place}`;
  },
  store: createStore(storage),
};
