import { and, eq } from 'drizzle-orm';
import type { AnyRequest, CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { contacts as table, users } from '../../src/db/tables/users.ts';
import { logins } from '../server.ts';

/** Returns a contact of the student, whose contacts are all confirmed. */
async function own(db: Database): Promise<{ id: number; value: string }> {
  const [row] = await db
    .select({ id: table.id, value: table.value })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(users.username, logins.student), eq(table.type, 4)));
  return row ?? { id: 0, value: '' };
}

const wrongUpdates = [
  ['id', { body: { id: 'first', contactValue: 'abc@example.by' } }],
  ['contactValue', { body: { id: 1 } }],
  ['contactValue', { body: { id: 1, contactValue: ' ' } }],
] as const;

const update = {
  request: async (db: Database): Promise<AnyRequest> => ({
    body: { id: (await own(db)).id, contactValue: '+375291110000' },
  }),
  wrong: wrongUpdates,
};

export const contacts: CallFixtures = {
  create: {
    request: { body: { contactValue: '+375291110000', contactTypeId: 4 } },
    wrong: [
      ['contactTypeId', { body: { contactValue: '+375291110000', contactTypeId: 5 } }],
      ['contactValue', { body: { contactTypeId: 4 } }],
      ['contactValue', { body: { contactTypeId: 4, contactValue: '+375171110000' } }],
      ['contactValue', { body: { contactTypeId: 6, contactValue: 'a@b' } }],
    ],
  },
  change: update,
  changeByPut: update,
  sendCode: {
    request: async (db) => ({ body: (await own(db)).id }),
    wrong: [
      ['body', { body: 0 }],
      ['body', { body: { id: 1 } }],
      ['body', { body: '1' }],
    ],
  },
  sendCodeByPath: {
    request: async (db) => ({ params: { id: (await own(db)).id } }),
    wrong: [['id', { params: { id: 'first' } }]],
  },
  confirm: {
    request: async (db) => ({ body: { contactId: (await own(db)).id, code: '000000' } }),
    wrong: [
      ['contactId', { body: { code: '123456' } }],
      ['code', { body: { contactId: 1, code: '12345' } }],
      ['code', { body: { contactId: 1, code: 123456 } }],
    ],
  },
  confirmForOwner: {
    request: async (db) => ({ params: { id: (await own(db)).id }, body: { reason: 'Предъявлен паспорт' } }),
    wrong: [
      ['id', { params: { id: 'first' }, body: { reason: 'Предъявлен паспорт' } }],
      ['reason', { params: { id: 1 }, body: { reason: ' ' } }],
      ['reason', { params: { id: 1 }, body: { reason: 'x'.repeat(201) } }],
    ],
  },
};
