import { addDays, type IsoDate, localDate, yearOf } from '@semestr/core/dates';
import type { OmissionRequestState } from '@semestr/core/omissions';
import { semesterOf, termBegun } from '@semestr/core/term';
import { inArray, sql } from 'drizzle-orm';
import { journalLessons } from '../db/tables/journal.ts';
import {
  excuses,
  omissionCertificateTypes,
  omissionDocuments,
  omissionRequests,
  omissions,
} from '../db/tables/omissions.ts';
import { pdf } from '../documents/pdf.ts';
import { type Area, isMan, isAdvertised, places } from './area-input.ts';
import { requestTimes, later } from './moments.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { demoYear, lessonDay } from './terms.ts';

const MILITARY = 'Повестка в военкомат';
/** Document types, each with the maximum number of days that it excuses. */
const types = [
  ['Медицинская справка', 10],
  ['Справка о донорстве', 2],
  [MILITARY, 1],
  ['Вызов на соревнования или олимпиаду', 4],
  ['Заявление по семейным обстоятельствам', 3],
] as const;

const stays = ['Минск, дома', 'Гродно, у родителей', 'Больница, г. Борисов', null] as const;
const rejections = [
  'Справка не читается: пришлите снимок целиком.',
  'Дата выдачи не совпадает с днями пропуска.',
  'На справке не видно печати учреждения.',
] as const;

/** Every state at least once for the advertised demo accounts. */
const advertisedStates: readonly OmissionRequestState[] = ['waiting', 'accepted', 'rejected', 'accepted'];
const usual: readonly OmissionRequestState[] = ['accepted', 'accepted', 'accepted', 'rejected', 'waiting'];
const SHARE = 0.12;
const FIRST_NUMBER = 101;

/**
 * Builds the request of a student who fell ill the given number of days ago; null when there were no lessons to miss
 * yet.
 */
function request(
  state: OmissionRequestState,
  daysAgo: number,
  longest: number,
  since: IsoDate,
  { now, today, random }: { now: Date; today: IsoDate; random: Random },
) {
  const isOpen = state === 'waiting';
  const moments = requestTimes(
    { daysAgo, tookDays: isOpen ? null : random.int(1, 2), since },
    { now, random },
  );
  const dateFrom = lessonDay(addDays(localDate(moments.createdAt), -random.int(1, 5)), today);
  if (dateFrom < later(since, `${demoYear(today) - 1}-09-01`)) return null;
  const place = random.pick(stays);
  return {
    state,
    ...moments,
    dateFrom,
    dateTo: addDays(dateFrom, random.int(0, longest - 1)),
    placeOfStay: place,
    rejectionReason: state === 'rejected' ? random.pick(rejections) : null,
  };
}

/** Creates the document attached to requests of the advertised demo accounts. */
const paper = (now: Date): Promise<Uint8Array> =>
  pdf({
    title: 'Медицинская справка',
    now,
    parts: [{ text: 'Освобождается от занятий на время болезни. Выдана для предъявления по месту учёбы.' }],
  });

/** Fills requests to excuse days, with excuses for the accepted ones. */
export const fillOmissions: Area = async (filling) => {
  const { tx, made, now, today, random } = filling;
  const typeRows = await tx
    .insert(omissionCertificateTypes)
    .values(types.map(([name], order) => ({ name, order })))
    .returning();
  // Illness is more frequent than a summons.
  const ill = typeRows.slice(0, 1);
  const forAll = typeRows.filter(({ order }) => types[order]?.[0] !== MILITARY);
  const placeOf = places(filling);
  const found = made.students.flatMap((student) => {
    const states = isAdvertised(student)
      ? advertisedStates
      : random.chance(SHARE)
        ? [random.pick(usual)]
        : [];
    const since: IsoDate = `${yearOf(placeOf(student).enrolledOn)}-09-01`;
    return states.flatMap((state, index) => {
      const isFar = !isAdvertised(student) && state !== 'waiting';
      const daysAgo = 2 + index * 14 + random.int(0, isFar ? 60 : 6);
      const { id: typeId, order } = random.pick(
        isAdvertised(student) ? ill : isMan(student) ? typeRows : forAll,
      );
      const row = request(state, daysAgo, types[order]?.[1] ?? 1, since, filling);
      return row ? [{ studentId: student.id, typeId, student, ...row }] : [];
    });
  });
  // Earlier requests have lower ids and lower numbers.
  let last = FIRST_NUMBER - 1;
  const rows = found
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((row) => ({ ...row, number: row.state === 'accepted' ? (last += 1) : null }));
  await insertAll(
    tx,
    omissionRequests,
    rows.map(({ student: _student, ...row }) => row),
  );
  // As when the dean's office accepts a request.
  await insertAll(
    tx,
    excuses,
    rows.flatMap(({ state, student, studentId, dateFrom, dateTo, typeId, number }) =>
      state === 'accepted'
        ? [
            {
              studentId,
              dateFrom,
              dateTo,
              name: typeRows.find(({ id }) => id === typeId)?.name ?? null,
              note: `Заявка № ${number}`,
              semester: semesterOf(termBegun(dateFrom), { course: placeOf(student).course, today }),
            },
          ]
        : [],
    ),
  );
  // Absences on these days are excused.
  await tx.execute(sql`
    update ${omissions} set is_excused = true
    from ${journalLessons} l, ${omissionRequests} r
    where l.id = ${omissions.lessonId} and r.student_id = ${omissions.studentId} and r.state = 'accepted'
      and l.date between r.date_from and r.date_to`);
  const advertisedIds = made.students.filter(isAdvertised).map(({ id }) => id);
  const ofTriedOnes = await tx
    .select({ id: omissionRequests.id })
    .from(omissionRequests)
    .where(inArray(omissionRequests.studentId, advertisedIds));
  const document = { name: 'Справка.pdf', type: 'application/pdf', bytes: await paper(now) };
  await insertAll(
    tx,
    omissionDocuments,
    ofTriedOnes.map(({ id: requestId }) => ({ requestId, ...document })),
  );
};
