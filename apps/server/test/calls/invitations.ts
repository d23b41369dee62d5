import { eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { groups } from '../../src/db/tables/groups.ts';

/** A group whose students have no passwords, apart from the demo accounts. */
async function toGroup(db: Database) {
  const [group] = await db.select({ id: groups.id }).from(groups).where(eq(groups.name, '428501'));
  return { role: 'student', groupId: group?.id, isAgain: true };
}

const wrong = [
  ['role', { body: { role: 'admin' } }],
  ['course', { body: { role: 'student', course: 21 } }],
  ['groupId', { body: { role: 'student', groupId: '428501' } }],
  ['facultyId', { body: { role: 'student', facultyId: 0 } }],
  ['isAgain', { body: { role: 'student', isAgain: 'yes' } }],
] as const;

export const invitations: CallFixtures = {
  preview: { request: async (db) => ({ body: await toGroup(db) }), wrong },
  send: {
    request: async (db) => ({ body: { ...(await toGroup(db)), way: 'email' } }),
    wrong: [...wrong, ['way', { body: { role: 'student', way: 'pigeon' } }]],
  },
  slips: { request: async (db) => ({ body: await toGroup(db) }), wrong },
  table: { request: async (db) => ({ body: await toGroup(db) }), wrong },
};
