import type { OwnGroup } from '@semestr/api/groups';
import type { IsoDate } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { and, asc, desc, eq, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { groups, groupTerms } from '../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { students } from '../../db/tables/students.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

type Curator = OwnGroup['studentGroupCuratorDto'];

const curator = statement('group_curator', (db) =>
  db
    .select({
      employee: {
        lastName: employees.lastName,
        firstName: employees.firstName,
        middleName: employees.middleName,
        email: employees.email,
        urlId: employees.urlId,
      },
      phone: positions.phone,
    })
    .from(employees)
    .leftJoin(positions, eq(positions.employeeId, employees.id))
    .where(eq(employees.id, sql.placeholder('employeeId')))
    .orderBy(asc(positions.order), asc(positions.id))
    .limit(1),
);

const ownGroup = statement('group_of_student', (db) =>
  db
    .select({ id: groups.id, name: groups.name, curatorId: groups.curatorId })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(eq(students.id, sql.placeholder('studentId'))),
);

const groupMembers = statement('group_members', (db) =>
  db
    .select({
      lastName: students.lastName,
      firstName: students.firstName,
      middleName: students.middleName,
      isGroupHead: students.isGroupHead,
      subgroup: students.subgroup,
    })
    .from(students)
    .where(and(isCurrentStudent, eq(students.groupId, sql.placeholder('groupId'))))
    .orderBy(desc(students.isGroupHead), asc(students.lastName), asc(students.firstName), asc(students.id)),
);

async function curatorOf(db: Database, employeeId: number | null): Promise<Curator> {
  if (employeeId === null) return null;
  const [row] = await curator(db).execute({ employeeId });
  if (!row) return null;
  const { employee, phone } = row;
  return {
    position: 'Куратор',
    fio: fullName(employee),
    phone,
    email: employee.email,
    urlId: employee.urlId,
  };
}

/** Loads the group of a student: its curator, then the group head, then all students by name. */
export async function groupOfStudent(db: Database, studentId: number): Promise<OwnGroup | null> {
  const [group] = await ownGroup(db).execute({ studentId });
  if (!group) return null;
  const members = await groupMembers(db).execute({ groupId: group.id });
  return {
    numberOfGroup: group.name,
    studentGroupCuratorDto: await curatorOf(db, group.curatorId),
    groupInfoStudentDto: members.map((member) => ({
      position: member.isGroupHead ? 'Староста' : 'Студент',
      fio: fullName(member),
      // Students have no public page, but existing clients require a text.
      urlId: '',
      subGroup: member.subgroup,
    })),
  };
}

/** Returns the day on which a group's schedule last changed: its imported terms, or local lessons. */
export async function lastUpdate(db: Database, which: SQL): Promise<IsoDate | null> {
  const [imported] = await db
    .select({ on: max(groupTerms.updatedOn) })
    .from(groupTerms)
    .innerJoin(groups, eq(groups.id, groupTerms.groupId))
    .where(which);
  const [row] = await db
    .select({ on: max(lessons.updatedOn) })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .innerJoin(groups, eq(groups.id, lessonGroups.groupId))
    .where(and(which, isNull(lessons.origin)));
  const days = [imported?.on, row?.on].filter((day) => typeof day === 'string');
  return days.toSorted((a, b) => a.localeCompare(b)).at(-1) ?? null;
}
