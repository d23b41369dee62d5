import { plainSpaces, shortName } from '@semestr/core/display';
import type { TimetabledLesson } from '@semestr/api/timetable';
import type { Language } from '@semestr/core/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import type { LessonLine } from '../../documents/lesson-line.ts';
import { timetableOf } from '../../documents/timetable.ts';
import { sheetFrame } from '../../domain/institution.ts';
import type { TimetableOwner } from './week.ts';

const namesOf = (list: readonly { name: string }[]): string[] => list.map(({ name }) => plainSpaces(name));

const lineOf = (lesson: TimetabledLesson): LessonLine => ({
  day: lesson.day,
  date: lesson.date,
  weeks: lesson.weeks ?? [],
  start: lesson.startTime,
  end: lesson.endTime,
  subject: lesson.subjectFull ?? lesson.subject ?? '',
  type: lesson.type ?? '',
  subgroup: lesson.subgroup,
  groups: namesOf(lesson.groups),
  educators: namesOf(lesson.employees),
  auditories: lesson.rooms,
  note: lesson.note ?? '',
});

/** Returns the column to omit because it would repeat the owner of a timetable, and the owner's name. */
async function ownerOf(db: Database, { groupId, employeeId, room = '' }: TimetableOwner) {
  if (groupId !== undefined) {
    const [group] = await db.select({ name: groups.name }).from(groups).where(eq(groups.id, groupId));
    return { whose: 'groups', name: group?.name ?? '' } as const;
  }
  if (employeeId !== undefined) {
    const [employee] = await db.select().from(employees).where(eq(employees.id, employeeId));
    return { whose: 'educators', name: employee ? plainSpaces(shortName(employee)) : '' } as const;
  }
  return { whose: 'auditories', name: room } as const;
}

/** Creates a workbook of a planned timetable: a list of its lessons, and the week as a grid. */
export async function timetableWorkbook(
  db: Database,
  owner: TimetableOwner,
  { lessons, now, language }: { lessons: readonly TimetabledLesson[]; now: Date; language: Language },
): Promise<{ name: string; bytes: Uint8Array }> {
  const { whose, name } = await ownerOf(db, owner);
  const lines = lessons
    .filter(({ isAnnouncement }) => !isAnnouncement)
    .map(lineOf)
    .toSorted((a, b) => a.day - b.day || a.start.localeCompare(b.start) || a.subgroup - b.subgroup);
  const frame = await sheetFrame(db, now, language);
  return { name: `${name}.xlsx`, bytes: await timetableOf(whose, { name, lines, language, frame }) };
}
