import type { LessonDraft, TimetabledLesson } from '@semestr/api/timetable';
import type { PairTime } from '@semestr/core/bells';
import { defaultBells } from '@semestr/core/default-bells';
import type { TermCode } from '@semestr/core/term';
import type { Address, Opened } from './use-address.ts';

/** Values of the lesson in the panel: those of the stored lesson, or the initial values of a new one. */
export type LessonValues = LessonDraft & { version?: number };

/** Returns the group, educator or room of a new lesson: the owner of the timetable in which it is created. */
const ownerValues = ({
  of,
  id,
}: Pick<Address, 'of' | 'id'>): Pick<LessonDraft, 'groupIds' | 'employeeIds' | 'rooms'> => ({
  groupIds: of === 'group' ? [Number(id)] : [],
  employeeIds: of === 'employee' ? [Number(id)] : [],
  rooms: of === 'room' && id !== null ? [id] : [],
});

/** The timetable in which a lesson is opened. */
export interface LessonContext {
  term: TermCode;
  lessons: readonly TimetabledLesson[];
  /** Times of the bell schedule in the week shown. */
  pairTimes: readonly PairTime[];
}

/** Returns a new lesson for a slot of the week; without a slot it belongs to the examination session. */
function newLesson(
  address: Address,
  { term, pairTimes }: Pick<LessonContext, 'term' | 'pairTimes'>,
  slot: { day: number; start: string; subject?: string } | null,
): LessonValues {
  const [first = defaultBells[0]] = pairTimes;
  const pair = pairTimes.find(({ start }) => start === slot?.start) ?? first;
  return {
    term,
    isExam: slot === null,
    day: slot?.day ?? 1,
    // A new lesson takes place every week, even if only one week is displayed.
    weeks: null,
    subgroup: address.subgroup,
    startTime: pair.start,
    endTime: pair.end,
    subject: slot?.subject ?? null,
    subjectFull: null,
    type: slot === null ? 'Экзамен' : 'ЛК',
    note: null,
    date: null,
    startDate: null,
    endDate: null,
    isAnnouncement: false,
    ...ownerValues(address),
  };
}

/** Returns the stored values of a lesson, without the names that are loaded with it. */
const storedValues = ({
  groups: _groups,
  employees: _employees,
  inDraft: _inDraft,
  ...lesson
}: TimetabledLesson): LessonValues => lesson;

/** Returns a new lesson with the values of a stored one. */
function copyOf(lesson: TimetabledLesson): LessonValues {
  const { id: _id, version: _version, ...values } = storedValues(lesson);
  return values;
}

/** Returns the initial values of the panel; null when the lesson is not in this timetable. */
export function valuesOf(opened: Opened, address: Address, timetable: LessonContext): LessonValues | null {
  if ('copyOf' in opened) {
    const copied = timetable.lessons.find(({ id }) => id === opened.copyOf);
    return copied ? copyOf(copied) : null;
  }
  if (!('id' in opened)) return newLesson(address, timetable, 'day' in opened ? opened : null);
  const stored = timetable.lessons.find(({ id }) => id === opened.id);
  return stored ? storedValues(stored) : null;
}

/** Returns the lesson to check for clashes, which does not need the version. */
export const draftOf = ({ version: _version, ...draft }: LessonValues): LessonDraft => draft;
