import * as fc from 'fast-check';
import { countryCodes } from '@semestr/core/countries';
import { documentLanguages, fundings } from '@semestr/core/student-details';
import { orderKinds } from '@semestr/core/student-orders';
import { tableImportKinds, type TableImportKind } from '@semestr/core/table-imports';
import { lessonGroups, lessonEmployees, lessons } from '../../apps/server/src/db/tables/lessons.ts';
import { disciplines } from '../../apps/server/src/db/tables/disciplines.ts';
import { departments } from '../../apps/server/src/db/tables/departments.ts';
import { employees, positions } from '../../apps/server/src/db/tables/employees.ts';
import { groups } from '../../apps/server/src/db/tables/groups.ts';
import { marks } from '../../apps/server/src/db/tables/marks.ts';
import { buildings, rooms, roomTypes } from '../../apps/server/src/db/tables/rooms.ts';
import { studentOrders } from '../../apps/server/src/db/tables/student-orders.ts';
import { specialities } from '../../apps/server/src/db/tables/specialities.ts';
import { contacts, users } from '../../apps/server/src/db/tables/users.ts';
import { students } from '../../apps/server/src/db/tables/students.ts';
import type { TestServer } from '../../apps/server/test/server.ts';
import { date, line, namePart, optional, prose } from './awkward.ts';

/** Stored records with awkward values, by type, with their ids. */

const person = fc.record({ lastName: namePart, firstName: namePart, middleName: optional(namePart) });
const weeks = optional(fc.shuffledSubarray([1, 2, 3, 4], { minLength: 1 }));
const yesNo = fc.boolean();

/** Values of one record of each type. */
export const example = fc.record({
  person,
  student: fc.record({
    birthDate: date,
    subgroup: fc.constantFrom(1, 2),
    isGroupHead: yesNo,
    canNote: yesNo,
    hasProfiling: yesNo,
    belarusianLastName: optional(line),
    belarusianFirstName: optional(line),
    belarusianMiddleName: optional(line),
    funding: optional(fc.constantFrom(...fundings)),
    citizenship: optional(fc.constantFrom(...countryCodes)),
    documentLanguage: optional(fc.constantFrom(...documentLanguages)),
  }),
  contacts: fc.record({
    phone: optional(fc.constantFrom('+375291112233', '12345', '=1')),
    email: optional(fc.constantFrom('a.b@example.by', "'почта")),
  }),
  employee: fc.record({
    degree: fc.oneof(fc.constant(''), line),
    degreeAbbrev: fc.oneof(fc.constant(''), line),
    rank: optional(line),
    email: optional(line),
  }),
  group: fc.record({
    course: optional(fc.integer({ min: 1, max: 6 })),
    calendarId: optional(line),
    degree: fc.constantFrom(1, 2),
    size: fc.integer({ min: 0, max: 1000 }),
  }),
  groupName: fc.constantFrom('00', 'ПО-', "Ё'", '=', '-', '"а"'),
  position: fc.record({
    title: fc.oneof(fc.constant(''), line),
    isHead: yesNo,
    phone: optional(fc.constantFrom('8 (017) 293-89-11', '12-34', '1, 2', '=1')),
    room: optional(fc.constantFrom('512', 'каб. 7', "'=1")),
    building: optional(fc.constantFrom('4 к.', '4')),
    address: optional(line),
    order: fc.integer({ min: 0, max: 1000 }),
  }),
  department: fc.record({
    name: line,
    abbrev: fc.constantFrom('Каф.', '=', "'-", 'ё'),
    type: fc.constantFrom(1, 2, 3, 4, 5),
    code: optional(fc.constantFrom('1.2', '007', '=1')),
  }),
  discipline: fc.record({
    semester: fc.integer({ min: 1, max: 12 }),
    abbrev: line,
    name: line,
    hours: fc.integer({ min: 0, max: 2000 }),
    credits: optional(fc.integer({ min: 0, max: 100 })),
    isForeign: yesNo,
  }),
  room: fc.record({
    name: fc.constantFrom('101', '12а', '=1', "'-5", 'спортзал'),
    capacity: optional(fc.integer({ min: 0, max: 500 })),
    note: optional(prose),
  }),
  lesson: fc.record({
    term: fc.constantFrom('2026-autumn' as const, '2026-spring' as const),
    isExam: yesNo,
    day: fc.integer({ min: 1, max: 6 }),
    weeks,
    subgroup: fc.constantFrom(0, 1, 2),
    subject: line,
    subjectFull: optional(line),
    type: optional(fc.constantFrom('ЛК', 'Лекция', 'лаб.', 'Дифф. зачет', 'Кружок', '=?')),
    note: optional(prose),
    rooms: fc.uniqueArray(fc.constantFrom('спортзал', '=1, 2', "'-5"), { maxLength: 2 }),
    date: optional(date),
    startDate: optional(date),
    endDate: optional(date),
  }),
  order: fc.record({
    kind: fc.constantFrom(...orderKinds),
    number: optional(line),
    date,
    from: date,
    reason: optional(prose),
  }),
  mark: fc.record({
    mark: optional(fc.constantFrom('0', '10', 'зачтено', 'не зачтено', 'н/я', '=')),
    date: optional(date),
    retakes: fc.integer({ min: 0, max: 20 }),
    isDifference: yesNo,
  }),
});
type Example = typeof example extends fc.Arbitrary<infer V> ? V : never;

export type Ids = Readonly<Record<TableImportKind, readonly number[]>>;

let count = 0;

/**
 * Stores the records of examples, which refer to each other. Teachers have a namesake, and disciplines a term paper.
 */
export async function store({ db }: Pick<TestServer, 'db'>, examples: readonly Example[]): Promise<Ids> {
  const ids = Object.fromEntries(tableImportKinds.map((kind) => [kind, [] as number[]]));
  const note = (kind: TableImportKind, id: number): number => {
    ids[kind]?.push(id);
    return id;
  };
  const idOf = ([row]: readonly { id: number }[]): number => row?.id ?? 0;
  const [old] = await db.select().from(specialities).limit(1);
  if (!old) throw new Error('The demo has specialities');
  for (const one of examples) {
    count += 1;
    const speciality = { ...old, id: undefined, code: `1-40 ${count}` };
    const specialityId = note(
      'specialities',
      idOf(await db.insert(specialities).values(speciality).returning()),
    );
    const teacher = { ...one.person, ...one.employee, urlId: `round-trip-${count}` };
    await db.insert(employees).values({ ...teacher, urlId: `${teacher.urlId}-namesake` });
    const teacherId = note('employees', idOf(await db.insert(employees).values(teacher).returning()));
    const group = {
      ...one.group,
      name: `${one.groupName}${count}`,
      facultyId: old.facultyId,
      specialityId,
      curatorId: teacherId,
    };
    const groupId = note('groups', idOf(await db.insert(groups).values(group).returning()));
    const student = { ...one.person, ...one.student, cardNumber: `0${1_000_000 + count}`, groupId };
    const studentId = note('students', idOf(await db.insert(students).values(student).returning()));
    const account = {
      username: student.cardNumber,
      role: 'student' as const,
      studentId,
      createdAt: new Date(0),
    };
    const userId = idOf(await db.insert(users).values(account).returning());
    for (const [type, value] of [
      [4, one.contacts.phone],
      [6, one.contacts.email],
    ] as const)
      if (value !== null)
        await db.insert(contacts).values({ userId, type, value, isConfirmed: one.student.canNote });
    const until = one.order.kind === 'leave' ? one.order.from : null;
    const order = { ...one.order, until, studentId, groupId };
    note('student-orders', idOf(await db.insert(studentOrders).values(order).returning()));
    for (const control of ['Экзамен', 'Курс. работа'] as const) {
      const discipline = { ...one.discipline, specialityId, control };
      const disciplineId = note(
        'disciplines',
        idOf(await db.insert(disciplines).values(discipline).returning()),
      );
      const mark = { ...one.mark, studentId, disciplineId, teacherId };
      note('marks', idOf(await db.insert(marks).values(mark).returning()));
    }
    const above = { ...one.department, abbrev: `${one.department.abbrev}${count}`, urlId: `above-${count}` };
    const parentId = note('departments', idOf(await db.insert(departments).values(above).returning()));
    const departmentId = parentId;
    const post = { ...one.position, employeeId: teacherId, departmentId };
    note('positions', idOf(await db.insert(positions).values(post).returning()));
    const below = { ...above, parentId, abbrev: `${above.abbrev}-1`, urlId: `below-${count}` };
    note('departments', idOf(await db.insert(departments).values(below).returning()));
    const buildingId = idOf(
      await db
        .insert(buildings)
        .values({ name: `к. ${count}` })
        .returning(),
    );
    const type = { name: `вид ${count}`, abbrev: '' };
    const typeId = idOf(await db.insert(roomTypes).values(type).returning());
    note(
      'rooms',
      idOf(
        await db
          .insert(rooms)
          .values({ ...one.room, buildingId, typeId })
          .returning(),
      ),
    );
    const lesson = { ...one.lesson, startTime: '09:00', endTime: '10:25', updatedOn: '2026-09-01' as const };
    const lessonId = note('lessons', idOf(await db.insert(lessons).values(lesson).returning()));
    await db.insert(lessonGroups).values({ lessonId, groupId });
    await db.insert(lessonEmployees).values({ lessonId, employeeId: teacherId, order: 0 });
  }
  // Every record type has a list.
  return ids as Record<TableImportKind, number[]>;
}
