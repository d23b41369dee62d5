import * as groups from '@semestr/api/groups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../test-server.ts';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.client();
});
afterAll(() => server.close());

const names = async (name?: string) =>
  (await visitor.call(groups.filters, { query: name === undefined ? {} : { name } })).map(
    (group) => group.name,
  );

describe('student groups', () => {
  it('are listed with faculty and speciality, in order of their numbers', async () => {
    const all = await visitor.call(groups.all, {});
    expect(all.find(({ name }) => name === '428501')).toMatchObject({ facultyAbbrev: 'ФИС', course: 2 });
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
  });

  it('are filtered by the beginning of the number; all come for an empty one', async () => {
    const all = (await visitor.call(groups.all, {})).map(({ name }) => name);
    expect(await names()).toEqual(all);
    expect(await names('')).toEqual(all);
    expect(await names('4285')).toEqual(all.filter((name) => name.startsWith('4285')));
    for (const text of ['8501', '%', '______']) expect(await names(text)).toEqual([]);
  });

  it('are filtered to exactly what existing clients read', async () => {
    const response = await visitor.fetch('/api/v1/student-groups/filters?name=428501&entryYear=2024');
    expect(await response.json()).toEqual([
      { id: expect.any(Number) as number, name: '428501', specialityAbbrev: 'РИС' },
    ]);
  });

  it('tell when their schedule last changed, by number and by id', async () => {
    const [group] = await visitor.call(groups.filters, { query: { name: '428501' } });
    const byNumber = await visitor.call(groups.lastUpdate, { query: { groupNumber: '428501' } });
    expect(byNumber.lastUpdateDate).toMatch(/^\d\d\.\d\d\.2026$/);
    expect(await visitor.call(groups.lastUpdate, { query: { id: String(group?.id) } })).toEqual(byNumber);
    for (const query of [{ groupNumber: '000000' }, { id: '1' }])
      await expect(visitor.call(groups.lastUpdate, { query })).rejects.toMatchObject({
        status: 404,
        reason: 'group-not-found',
      });
  });
});
