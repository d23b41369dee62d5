import type { LessonDraft, TimetabledLesson } from '@semestr/api/timetable';
import { bells } from '@semestr/core/bells';
import type { TermCode } from '@semestr/core/term';
import type { Address, Opened } from './use-address.ts';

/** A lesson in the panel: what is stored of it, or what a new one begins with. */
export type LessonValues = LessonDraft & { version?: number };

/** Whom a new lesson is for, as the timetable in which it is made says. */
const ofWhom = ({
  of,
  id,
}: Pick<Address, 'of' | 'id'>): Pick<LessonDraft, 'groupIds' | 'employeeIds' | 'rooms'> => ({
  groupIds: of === 'group' ? [Number(id)] : [],
  employeeIds: of === 'employee' ? [Number(id)] : [],
  rooms: of === 'room' && id !== null ? [id] : [],
});

/** A new lesson for a place of the week; without one it is of the session. */
function newLesson(
  address: Address,
  term: TermCode,
  slot: { day: number; start: string } | null,
): LessonValues {
  const [first] = bells;
  const bell = bells.find(({ start }) => start === slot?.start) ?? first;
  return {
    term,
    isExam: slot === null,
    day: slot?.day ?? 1,
    weeks: typeof address.week === 'number' ? [address.week] : null,
    subgroup: address.subgroup,
    startTime: bell.start,
    endTime: bell.end,
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

/** What is stored of a lesson, without the names that come with it. */
const storedValues = ({
  groups: _groups,
  employees: _employees,
  ...lesson
}: TimetabledLesson): LessonValues => lesson;

/** What the panel holds of what is opened; null where it is no lesson of this timetable. */
export function valuesOf(
  opened: Opened,
  address: Address,
  { term, lessons }: { term: TermCode; lessons: readonly TimetabledLesson[] },
): LessonValues | null {
  if (!('id' in opened)) return newLesson(address, term, 'day' in opened ? opened : null);
  const stored = lessons.find(({ id }) => id === opened.id);
  return stored ? storedValues(stored) : null;
}

/** What is asked about a lesson that is being planned; its version says nothing of where it fits. */
export const draftOf = ({ version: _version, ...draft }: LessonValues): LessonDraft => draft;
