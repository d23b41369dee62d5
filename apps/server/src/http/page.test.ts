import * as employees from '@semestr/api/employees';
import * as faculties from '@semestr/api/faculties';
import * as groups from '@semestr/api/groups';
import * as rooms from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import * as specialities from '@semestr/api/specialities';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../../test/shared-server.ts';
import { nonEmpty } from '../../test/non-empty.ts';

const server = await sharedServer();
const visitor = await server.client();

const catalogues = [faculties.all, specialities.all, rooms.all, employees.all, groups.all];

describe.each(nonEmpty(catalogues))('$path', (call) => {
  it('paging: returns a plain list by default, and a page counted from 0 on request', async () => {
    const all = await visitor.call(call, {});
    expect(Array.isArray(all)).toBe(true);
    const rows: unknown[] = rowsOf<unknown>(all);
    for (const query of [{ page: '0' }, { size: '20' }, { dateFrom: '2026-09-01' }]) {
      const page = await visitor.call(call, { query });
      expect(page).toMatchObject({ number: 0, size: 20, totalElements: rows.length, first: true });
      expect(rowsOf<unknown>(page)).toEqual(rows.slice(0, 20));
    }
    const next = await visitor.call(call, { query: { page: '1', size: '1' } });
    expect(rowsOf<unknown>(next)).toEqual(rows.slice(1, 2));
    expect(next).toMatchObject({ totalPages: rows.length, numberOfElements: rows.length > 1 ? 1 : 0 });
  });
});
