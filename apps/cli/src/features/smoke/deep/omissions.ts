import * as calls from '@semestr/api/journal';
import { inOrder, parseDotted } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import { texts } from '../texts.ts';
import { isHeadman } from './roles.ts';
import type { Scenario } from './scenario.ts';
import type { Steps } from './steps.ts';

/** Number of days searched for a lesson. */
const DAYS = 10;

interface Place {
  date: string;
  lesson: calls.DayLesson;
  student: number;
  /** Absence recorded at present. */
  before: calls.Attendance['omission'];
  /** Hours that are recorded temporarily instead. */
  hours: number;
}

/** Returns hours that differ from the recorded ones; never 0, which would lose the excuse of an absence. */
function otherHours(omission: Place['before'], longest: number): number | null {
  const hours = omission?.missedHours === 1 ? 2 : 1;
  return hours <= longest ? hours : null;
}

/**
 * Finds a lesson at which an absence of the headman can be recorded. Only lessons with recorded absences qualify, since
 * the first record would mark the other students as present.
 */
function placeOn(date: string, lessons: readonly calls.DayLesson[], student: number): Place | null {
  for (const lesson of lessons) {
    const own = lesson.students.find(({ id }) => id === student);
    const isNoted = Boolean(lesson.notedAt) || lesson.students.some(({ omission }) => omission !== null);
    if (!own || !isNoted || lesson.isClosed) continue;
    const hours = otherHours(own.omission, lesson.lessonPeriod.lessonPeriodHours);
    if (hours !== null) return { date, lesson, student, before: own.omission, hours };
  }
  return null;
}

async function findPlace(steps: Steps, username: string): Promise<Place | null> {
  const own = (await steps.load(calls.groupStudents, {})).find((one) => one.username === username);
  if (!own) return null;
  const lessons = (await steps.load(calls.own, {})).flatMap(({ student }) => student.lessons);
  const dates = new Set(lessons.flatMap(({ dateString }) => parseDotted(dateString) ?? []));
  for (const date of [...dates].toSorted(inOrder).toReversed().slice(0, DAYS)) {
    const day = await steps.load(calls.byDate, { query: { date } });
    const place = placeOn(date, day.lessons, own.id);
    if (place) return place;
  }
  return null;
}

/** Records an absence of the headman, so that no other user is notified, then restores the previous one. */
export const omissions: Scenario = {
  calls: [calls.note],
  trace: 'omission',
  appliesTo: isHeadman,
  play: async ({ steps, who, language }) => {
    const place = await findPlace(steps, who.username);
    if (!place) throw steps.skip('write', calls.note, translator(texts, language)('deep.noLesson'));
    const { date, lesson, student, before, hours } = place;
    const noted = (omission: Place['before']): string =>
      JSON.stringify([omission?.missedHours ?? 0, omission?.respectfulOmission ?? false]);
    const ownIn = (students: readonly calls.Attendance[]): Place['before'] =>
      students.find(({ id }) => id === student)?.omission ?? null;
    const onDay = ({ lessons }: { lessons: readonly calls.DayLesson[] }): Place['before'] =>
      ownIn(lessons.find(({ id }) => id === lesson.id)?.students ?? []);
    const note = (missed: number) => ({
      idLesson: lesson.id,
      studentOmissionsHoursDtoList: [{ student, hours: missed }],
    });
    const day = { query: { date } };

    await steps.write(
      calls.note,
      // Rejected when the lesson has been changed since it was loaded.
      { body: { ...note(hours), ...(lesson.notedAt !== undefined && { seenAt: lesson.notedAt }) } },
      {
        leftover: { what: 'omission', name: `${date}, ${lesson.nameAbbrev}, ${before?.missedHours ?? 0}` },
        isExpected: (students) => ownIn(students)?.missedHours === hours,
        // Restored whether or not the response arrived.
        keysOf: () => [before],
        findKeys: () => Promise.resolve([before]),
        undo: async (clean) => {
          await clean.make('clean-up', calls.note, { body: note(before?.missedHours ?? 0) });
          await clean.make('clean-up', calls.byDate, day, {
            isExpected: (now) => noted(onDay(now)) === noted(before),
          });
        },
      },
    );
    await steps.make('again', calls.byDate, day, { isExpected: (now) => onDay(now)?.missedHours === hours });
  },
};
