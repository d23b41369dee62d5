import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { departments } from '../../db/tables/departments.ts';
import { buildings, rooms, roomTypes } from '../../db/tables/rooms.ts';

let server: TestServer;
let tables: ReturnType<typeof importing>;
beforeAll(async () => {
  server = await startTestServer();
  tables = importing(await server.client('admin'));
});
afterAll(() => server.close());

it('table imports: stores rooms, by their building and number', async () => {
  const [building] = await server.db.insert(buildings).values({ name: '9 к.' }).returning();
  const [type] = await server.db.select().from(roomTypes).orderBy(roomTypes.id);
  const [department] = await server.db.select().from(departments).orderBy(departments.id);
  if (!building || !type || !department) throw new Error('The demo has departments and types of rooms');
  const head = ['Номер аудитории', 'Корпус', 'Тип', 'Вместимость', 'Кафедра', 'Комментарий'];
  const rows = [
    head,
    ['101', '9', type.abbrev, '30', department.abbrev, 'проектор'],
    ['102а', 'корпус 9', type.name, '', '', ''],
  ];
  await tables.thereAndBack('rooms', rows, { created: 2, updated: 0 }, async () => {
    const stored = await server.db
      .select()
      .from(rooms)
      .where(eq(rooms.buildingId, building.id))
      .orderBy(rooms.name);
    expect(stored).toMatchObject([
      { name: '101', typeId: type.id, capacity: 30, departmentId: department.id, note: 'проектор' },
      { name: '102а', typeId: type.id, capacity: null, departmentId: null, note: null },
    ]);
  });
  expect(
    await tables.faultsOf('rooms', [
      head,
      ['103', '77', type.abbrev, 'много', '', ''],
      ['104', '9', 'ангар', '30', '', ''],
      ['105', '9', '', '30', '', ''],
    ]),
  ).toEqual([
    [2, 'building', 'unknown'],
    [2, 'capacity', 'format'],
    [3, 'type', 'unknown'],
    [4, 'type', 'required'],
  ]);
});
