import * as accounts from '@semestr/api/accounts';
import { broadcasts } from '@semestr/api/broadcasts';
import * as groups from '@semestr/api/groups';
import { faculties } from '@semestr/api/faculties';
import { countCopies, type MakeKind, queryForRun } from './kind.ts';

/** Creates and changes a record, and sometimes deletes it. */
export const faculty: MakeKind = async (desk) => {
  const { ledger, random, as, mark } = desk;
  const who = as('keepsRecords');
  return {
    step: async () => {
      const name = mark();
      const [place, short] = [`faculty ${name}`, `abbreviation ${name}`];
      const body = { name, abbrev: `${name} new` };
      const made = await ledger.send(
        { [place]: 1, [short]: body.abbrev },
        () => who.call(faculties.create, { body }, { idempotencyKey: name }),
        { isKeyed: true },
      );
      if (!made) return;
      const { id, version } = made.value;
      const params = { id: String(id) };
      const abbrev = `${name} changed`;
      await ledger.send({ [short]: abbrev }, () =>
        who.call(faculties.update, { params, body: { name, abbrev, version } }),
      );
      if (random.chance(0.5))
        await ledger.send({ [place]: 0, [short]: 0 }, () => who.call(faculties.remove, { params }));
    },
    read: async () => {
      const rows = await who.call(faculties.list, queryForRun(desk));
      return [
        ...countCopies(
          'faculty',
          rows.map(({ name }) => name),
        ),
        ...rows.map(({ name, abbrev }): [string, string] => [`abbreviation ${name}`, abbrev]),
      ];
    },
  };
};

/** Creates the account of another administrator. */
export const account: MakeKind = async (desk) => {
  const { ledger, as, mark } = desk;
  const who = as('keepsRecords');
  return {
    step: async () => {
      const username = mark();
      const body = { username, role: 'admin' as const, fio: username };
      await ledger.send(
        { [`account ${username}`]: 1 },
        () => who.call(accounts.create, { body }, { idempotencyKey: username }),
        { isKeyed: true },
      );
    },
    read: async () => {
      const rows = await who.call(accounts.users.list, queryForRun(desk));
      return countCopies(
        'account',
        rows.map(({ username }) => username),
      );
    },
  };
};

/** Sends a message to all students of a group. */
export const broadcast: MakeKind = async (desk) => {
  const { ledger, as, mark } = desk;
  const who = as('decides');
  const { numberOfGroup: name } = await as('orders').call(groups.own, {});
  const [group] = await who.call(groups.filters, { query: { name } });
  if (!group) return null;
  return {
    step: async () => {
      const text = mark();
      const audience = { audience: 'students' as const, facultyIds: [], courses: [], groupIds: [group.id] };
      await ledger.send(
        { [`broadcast ${text}`]: 1 },
        () =>
          who.call(
            broadcasts.create,
            { body: { ...audience, text, sendAt: null } },
            { idempotencyKey: text },
          ),
        { isKeyed: true },
      );
    },
    read: async () => {
      const rows = await who.call(broadcasts.list, queryForRun(desk));
      return countCopies(
        'broadcast',
        rows.map(({ text }) => text),
      );
    },
  };
};
