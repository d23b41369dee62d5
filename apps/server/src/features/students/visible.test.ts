import { memberships } from '@semestr/api/activity';
import * as calls from '@semestr/api/students';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const hidden = {
  belarusianLastName: null,
  belarusianFirstName: null,
  belarusianMiddleName: null,
  birthDate: null,
  illiquidMessage: null,
  funding: null,
  citizenship: null,
  documentLanguage: null,
};
const noContacts = { email: null, phone: null, contactsConfirmed: null };

describe('fields by role', () => {
  it.each([
    ['library', { ...hidden, ...noContacts }],
    ['support', hidden],
    ['auditor', {}],
  ] as const)(
    'students: the %s sees only the fields needed, in lists and single records',
    async (who, left) => {
      const admin = await server.client('admin');
      const reader = await server.client(who);
      const query = { sort: '["lastName","ASC"]', range: '[0,4]' };
      const whole = await admin.call(calls.list, { query });
      expect(whole.every(({ birthDate }) => birthDate !== null)).toBe(true);
      const expected = whole.map((student) => ({ ...student, ...left }));
      expect(await reader.call(calls.list, { query })).toEqual(expected);
      const params = { id: String(whole[0]?.id) };
      expect(await reader.call(calls.one, { params })).toEqual(expected[0]);
    },
  );

  it('students: a librarian cannot sort them by birth date, filter by funding, nor read memberships', async () => {
    const library = await server.client('library');
    const query = { sort: '["birthDate","ASC"]' };
    await expect(library.call(calls.list, { query })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'sort', reason: 'format' }],
    });
    await expect(library.call(calls.list, { query: { filter: '{"funding":"paid"}' } })).rejects.toMatchObject(
      { status: 400, fields: [{ field: 'filter.funding', reason: 'format' }] },
    );
    const others = library.call(memberships.list, { query: {} });
    await expect(others).rejects.toMatchObject({ status: 403, reason: 'beyond-role' });
  });
});
