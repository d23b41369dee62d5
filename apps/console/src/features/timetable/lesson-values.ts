import type { LessonDraft, TimetabledLesson } from '@semestr/api/timetable';
import type { PairTime } from '@semestr/core/bells';
import { defaultBells } from '@semestr/core/default-bells';
import type { TermCode } from '@semestr/core/term';
import type { Address, Opened } from './use-address.ts';

/** Values of a lesson in the panel: those of the stored lesson, or the initial ones of a new one. */
export type LessonValues = LessonDraft & { version?: number };

/** Returns the participants or the room of a new lesson, from the timetable in which it is created. */
const ofWhom = ({
  of,
  id,
}: Pick<Address, 'of' | 'id'>): Pick<LessonDraft, 'groupIds' | 'employeeIds' | 'rooms'> => ({
  groupIds: of === 'group' ? [Number(id)] : [],
  employeeIds: of === 'employee' ? [Number(id)] : [],
  rooms: of === 'room' && id !== null ? [id] : [],
});

/** The timetable in which a lesson is opened. */
export interface OpenedIn {
  term: TermCode;
  lessons: readonly TimetabledLesson[];
  /** Times of the bell schedule in the week shown. */
  pairTimes: readonly PairTime[];
}

/** Returns a new lesson for a slot of the week; without a slot it belongs to the examination session. */
function newLesson(
  address: Address,
  { term, pairTimes }: Pick<OpenedIn, 'term' | 'pairTimes'>,
  slot: { day: number; start: string } | null,
): LessonValues {
  const [first = defaultBells[0]] = pairTimes;
  const pair = pairTimes.find(({ start }) => start === slot?.start) ?? first;
  return {
    term,
    isExam: slot === null,
    day: slot?.day ?? 1,
    weeks: typeof address.week === 'number' ? [address.week] : null,
    subgroup: address.subgroup,
    startTime: pair.start,
    endTime: pair.end,
    subject: null,
    subjectFull: null,
    type: slot === null ? 'Экзамен' : 'ЛК',
    note: null,
    date: null,
    startDate: null,
    endDate: null,
    isAnnouncement: false,
    ...ofWhom(address),
  };
}

/** Returns the stored values of a lesson, without the names that are loaded with it. */
const storedValues = ({
  groups: _groups,
  employees: _employees,
  ...lesson
}: TimetabledLesson): LessonValues => lesson;

/** Returns the initial values of the panel; null when the lesson is not in this timetable. */
export function valuesOf(opened: Opened, address: Address, timetable: OpenedIn): LessonValues | null {
  if (!('id' in opened)) return newLesson(address, timetable, 'day' in opened ? opened : null);
  const stored = timetable.lessons.find(({ id }) => id === opened.id);
  return stored ? storedValues(stored) : null;
}

/** Returns the lesson to check for clashes; its version does not matter for that. */
export const draftOf = ({ version: _version, ...draft }: LessonValues): LessonDraft => draft;
