import * as accounts from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as markbook from '@semestr/api/markbook';
import * as rating from '@semestr/api/rating';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { makePerson } from '../../../test/people.ts';
import { atNewYear, planOf } from '../../../test/new-year.ts';

const { server, admin, read, apply, undo } = atNewYear();

describe('graduates', () => {
  /** Creates a student in a group of the last course. */
  async function graduate() {
    const person = await makePerson(server().db, 'student', server().clock.now());
    const { groups: allGroups } = await read();
    const last = allGroups.find(({ outcome, degree }) => outcome === 'graduates' && degree === 1);
    await server()
      .db.update(students)
      .set({ groupId: last?.id ?? 0 })
      .where(eq(students.cardNumber, person.username));
    return { person, group: last?.name ?? '' };
  }
  const signIn = async ({ username, password }: { username: string; password: string }) => {
    const visitor = await server().client();
    await visitor.call(auth.login, { body: { username, password } });
    return visitor;
  };

  it('new year graduates: can still sign in and see their markbook, rating and group', async () => {
    const { person } = await graduate();
    await apply(planOf(await read()));
    const visitor = await signIn(person);
    const book = await visitor.call(markbook.own, {});
    expect(book).toMatchObject({ number: person.username });
    await expect(visitor.call(rating.personal, {})).resolves.toBeDefined();
  });

  it('new year graduates: are blocked only on request, and unblocked when it is undone', async () => {
    const { person } = await graduate();
    const blocked = () => server().db.select().from(users).where(eq(users.block, 'for-good'));
    const before = await blocked();
    const { batchId, counts } = await apply({ ...planOf(await read()), blockGraduates: true });
    expect(counts.blocked).toBe(counts.graduates);
    await expect(signIn(person)).rejects.toBeDefined();
    const other = (await blocked()).find(
      ({ id, username }) => username !== person.username && before.every((one) => one.id !== id),
    );
    // An administrator has changed this block since.
    const params = { id: String(other?.id) };
    await admin().call(accounts.unblock, { params });
    await admin().call(accounts.block, { params, body: { block: 'for-good' } });
    expect(await undo(batchId)).toMatchObject({ left: [], unblocked: counts.blocked - 1 });
    await signIn(person);
    expect(await blocked()).toHaveLength(before.length + 1);
  });
});
