import { addDays, localDate } from '@semestr/core/dates';
import type { OmissionRequestState } from '@semestr/core/omissions';
import { semesterOf, termBegun } from '@semestr/core/term';
import {
  excuses,
  omissionCertificateTypes,
  omissionDocuments,
  omissionRequests,
} from '../db/tables/omissions.ts';
import { excuseOmissions } from '../domain/excuses.ts';
import { pdf } from '../documents/pdf.ts';
import { inArray } from 'drizzle-orm';
import { type Area, isTried } from './filling.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

const types = [
  'Медицинская справка',
  'Справка о донорстве',
  'Повестка в военкомат',
  'Вызов на соревнования или олимпиаду',
  'Заявление по семейным обстоятельствам',
] as const;

const places = ['Минск, дома', 'Гродно, у родителей', 'Больница, г. Борисов', null] as const;
const rejections = [
  'Справка не читается: пришлите снимок целиком.',
  'Дата выдачи не совпадает с днями пропуска.',
] as const;
const DAY_MS = 86_400_000;
const SHARE = 0.06;

/** Every state at least once for the accounts that people try. */
const ofTried: readonly OmissionRequestState[] = ['waiting', 'accepted', 'rejected', 'accepted'];

function asked(state: OmissionRequestState, daysAgo: number, now: Date, random: Random) {
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const dateFrom = addDays(localDate(createdAt), -random.int(1, 5));
  const place = random.pick(places);
  return {
    state,
    createdAt,
    decidedAt: state === 'waiting' ? null : new Date(createdAt.getTime() + DAY_MS),
    number: state === 'accepted' ? random.int(100, 2999) : null,
    dateFrom,
    dateTo: addDays(dateFrom, random.int(0, 9)),
    placeOfStay: place === null ? null : bound(place),
    rejectionReason: state === 'rejected' ? bound(random.pick(rejections)) : null,
  };
}

/** What the accounts that people try handed in with their requests. */
const paper = (now: Date): Promise<Uint8Array> =>
  pdf({
    title: bound('Медицинская справка'),
    now,
    parts: [
      { text: bound('Освобождается от занятий на время болезни. Выдана для предъявления по месту учёбы.') },
    ],
  });

/** The papers that excuse, and what students handed in of late. */
export const fillOmissions: Area = async ({ tx, made, now, today, random }) => {
  const known = await tx
    .insert(omissionCertificateTypes)
    .values(types.map((name, order) => ({ name: bound(name), order })))
    .returning();
  const rows = made.students.flatMap((student) => {
    const states = isTried(student) ? ofTried : random.chance(SHARE) ? [random.pick(ofTried)] : [];
    return states.map((state, index) => ({
      studentId: student.id,
      typeId: random.pick(known).id,
      ...asked(state, 2 + index * 14 + random.int(0, 6), now, random),
    }));
  });
  // Who asked first has the lower id.
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(tx, omissionRequests, byTime);
  const tried = made.students.filter(isTried).map(({ id }) => id);
  const ofTriedOnes = await tx
    .select()
    .from(omissionRequests)
    .where(inArray(omissionRequests.studentId, tried));
  const courses = new Map(
    made.students.map(({ id, groupId }) => [id, made.groups.find((group) => group.id === groupId)?.course]),
  );
  // What the dean's office does when it accepts one.
  for (const { state, studentId, dateFrom, dateTo, typeId, number } of ofTriedOnes)
    if (state === 'accepted') {
      const days = { studentId, dateFrom, dateTo };
      const course = courses.get(studentId) ?? 1;
      await tx.insert(excuses).values({
        ...days,
        name: known.find(({ id }) => id === typeId)?.name ?? null,
        note: bound(`Заявка № ${number}`),
        semester: semesterOf(termBegun(dateFrom), { course, today }),
      });
      await excuseOmissions(tx, days);
    }
  const document = { name: 'Справка.pdf', type: 'application/pdf', bytes: await paper(now) };
  await insertAll(
    tx,
    omissionDocuments,
    ofTriedOnes.map(({ id: requestId }) => ({ requestId, ...document })),
  );
};
