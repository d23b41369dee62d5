import { rooms as calls } from '@semestr/api/rooms';
import { and, eq, sql } from 'drizzle-orm';
import { rooms } from '../../db/tables/rooms.ts';
import type { Row } from '../../records/store.ts';
import { roomResource } from '../rooms/resource.ts';
import { type ImportKind, onlyOf, storedOf, createStore, textOf } from './kind.ts';

const usual = {
  name: undefined,
  buildingId: undefined,
  typeId: undefined,
  capacity: null,
  departmentId: null,
  note: null,
} as const satisfies Row;

const storage = { calls, config: roomResource.config };

export const roomRows: ImportKind = {
  ...storage,
  contractFields: { building: 'buildingId', type: 'typeId', department: 'departmentId' },
  usual,
  // Several buildings may have a room with the same number.
  find: async ({ tx, values, isTaken }) => {
    const rows = await tx
      .select()
      .from(rooms)
      .where(
        and(
          eq(rooms.buildingId, Number(values['buildingId'])),
          sql`lower(${rooms.name}) = lower(${textOf(values['name'])})`,
        ),
      );
    const free = rows.filter(({ id }) => !isTaken(id));
    return onlyOf(
      free.map((row) => storedOf(row, usual)),
      'name',
    );
  },
  nameOf: async (body) => textOf(body['name']),
  store: createStore(storage),
};
