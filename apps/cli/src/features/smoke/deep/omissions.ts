import * as calls from '@semestr/api/journal';
import { inOrder, parseDotted } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import { texts } from '../texts.ts';
import { isHeadman } from './roles.ts';
import type { Scenario } from './scenario.ts';
import type { Steps } from './steps.ts';

/** On so many days it looks for a lesson. */
const DAYS = 10;

interface Place {
  date: string;
  lesson: calls.DayLesson;
  student: number;
  /** What is noted now. */
  before: calls.Attendance['omission'];
  /** Hours that are noted instead for a moment. */
  hours: number;
}

/** Other hours than those that are noted; never 0, by which it would be forgotten whether an omission was excused. */
function otherHours(omission: Place['before'], longest: number): number | null {
  const hours = omission?.missedHours === 1 ? 2 : 1;
  return hours <= longest ? hours : null;
}

/**
 * A lesson at which something can be noted of the headman: a lesson of which omissions have been noted already, since the
 * first note would say of the others that they were there.
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
  const own = (await steps.look(calls.groupStudents, {})).find((one) => one.username === username);
  if (!own) return null;
  const lessons = (await steps.look(calls.own, {})).flatMap(({ student }) => student.lessons);
  const dates = new Set(lessons.flatMap(({ dateString }) => parseDotted(dateString) ?? []));
  for (const date of [...dates].toSorted(inOrder).toReversed().slice(0, DAYS)) {
    const day = await steps.look(calls.byDate, { query: { date } });
    const place = placeOn(date, day.lessons, own.id);
    if (place) return place;
  }
  return null;
}

/** Notes an omission of the headman themselves, so that nobody else is told of it, and what was noted before again. */
export const omissions: Scenario = {
  calls: [calls.note],
  trace: 'omission',
  suits: isHeadman,
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
      // Refused where somebody else has noted the lesson since it was looked at.
      { body: { ...note(hours), ...(lesson.notedAt !== undefined && { seenAt: lesson.notedAt }) } },
      {
        left: { what: 'omission', name: `${date}, ${lesson.nameAbbrev}, ${before?.missedHours ?? 0}` },
        holds: (students) => ownIn(students)?.missedHours === hours,
        // Noted back whether the answer came or not.
        made: () => [before],
        lost: () => Promise.resolve([before]),
        undo: async (clean) => {
          await clean.make('clean-up', calls.note, { body: note(before?.missedHours ?? 0) });
          await clean.make('clean-up', calls.byDate, day, {
            holds: (now) => noted(onDay(now)) === noted(before),
          });
        },
      },
    );
    await steps.make('again', calls.byDate, day, { holds: (now) => onDay(now)?.missedHours === hours });
  },
};
