import * as announcing from '@semestr/api/own-announcements';
import * as announcements from '@semestr/api/announcements';
import * as groups from '@semestr/api/groups';
import * as journal from '@semestr/api/journal';
import { addDays, dotted, localDate } from '@semestr/core/dates';
import { countCopies, type MakeKind } from './kind.ts';

const DAYS_BACK = 6;

/** Records and removes a student's hours of absence. */
export const omission: MakeKind = async ({ ledger, random, as, mark, now }) => {
  const who = as('notes');
  const today = localDate(now());
  const span = { from: addDays(today, -DAYS_BACK), to: today };
  const [date] = (await who.call(journal.days, { query: span })).toReversed();
  if (date === undefined) return null;
  const lessons = async () => (await who.call(journal.byDate, { query: { date } })).lessons;
  const lesson = (await lessons()).find(({ isClosed }) => isClosed !== true);
  const student = lesson?.students[0];
  if (!lesson || !student) return null;
  const place = 'omission';
  const read = async () => {
    const noted = (await lessons()).find(({ id }) => id === lesson.id);
    const omitted = noted?.students.find(({ id }) => id === student.id)?.omission;
    return `${omitted?.missedHours ?? 0} h`;
  };
  ledger.note({ [place]: await read() });
  return {
    step: async () => {
      const hours = random.int(0, 2);
      const idempotencyKey = mark();
      const body = { idLesson: lesson.id, studentOmissionsHoursDtoList: [{ student: student.id, hours }] };
      await ledger.send(
        { [place]: `${hours} h` },
        () => who.call(journal.note, { body }, { idempotencyKey }),
        {
          isKeyed: true,
        },
      );
    },
    read: async () => [[place, await read()]],
  };
};

/** Creates announcements for a group, whose students are notified; every second one is withdrawn. */
export const announcement: MakeKind = async ({ ledger, random, as, mark, now }) => {
  const who = as('announces');
  const { numberOfGroup: name } = await as('orders').call(groups.own, {});
  const [group] = await who.call(groups.filters, { query: { name } });
  if (!group) return null;
  const date = dotted(addDays(localDate(now()), 1));
  return {
    step: async () => {
      const content = mark();
      const body = { content, date, groupIds: [group.id] };
      const place = `announcement ${content}`;
      const written = await ledger.send(
        { [place]: 1 },
        () => who.call(announcing.write, { body }, { idempotencyKey: content }),
        { isKeyed: true },
      );
      if (written && random.chance(0.5))
        await ledger.send({ [place]: 0 }, () =>
          who.call(announcing.withdraw, { query: { id: String(written.value.id) } }),
        );
    },
    read: async () => {
      const own = await who.call(announcements.personalList, { query: {} });
      return countCopies(
        'announcement',
        own.map(({ content }) => content),
      );
    },
  };
};
