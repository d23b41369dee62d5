import * as calls from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import { expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();
const visitor = await server.client();

const found = (searchValue: string) => visitor.call(calls.filter, { query: { searchValue } });

it('rooms: are found by number, with or without the building', async () => {
  const [room] = rowsOf(await visitor.call(calls.all, {}));
  const one = { name: room?.name, buildingNumber: room?.buildingNumber.name };
  expect(await found(one.name ?? '')).toContainEqual(one);
  expect(await found(`${one.name}-${one.buildingNumber}`)).toEqual([one]);
  expect(await found('%')).toEqual([]);
});

it('rooms: limits the number of results to a list', async () => {
  expect((await found('')).length).toBeLessThanOrEqual(50);
});
