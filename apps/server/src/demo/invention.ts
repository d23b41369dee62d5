import type { IsoDate } from '@semestr/core/dates';
import { DEMO_GROUP } from './accounts.ts';
import { writeAnnouncements } from './announcements.ts';
import { demandOf } from './demand.ts';
import { buildEmployees } from './employees.ts';
import { buildGroups, educationForms } from './groups.ts';
import { LessonBook, termRows } from './lessons.ts';
import { partTimeTerms, planPartTime } from './part-time.ts';
import { createRandom } from './random.ts';
import { buildings, buildRooms, roomTypes } from './rooms.ts';
import { sizesOf } from './scale.ts';
import { planSession } from './session.ts';
import { staffAccounts } from './staff.ts';
import { buildStructure } from './structure.ts';
import { buildStudents } from './students.ts';
import { demoYear, termOf, termsOf } from './terms.ts';
import { planTerm } from './timetable.ts';

export interface Options {
  today: IsoDate;
  scale: number;
  seed: number;
}

/** Creates the rows of a whole university in memory; accounts have no passwords yet. */
export function invent({ today, scale, seed }: Options) {
  const random = createRandom(seed);
  const sizes = sizesOf(scale);
  const year = demoYear(today);
  const terms = termsOf(year);
  const structure = buildStructure(sizes);
  const { chairs } = structure;
  const {
    streams,
    specialityRows,
    rows: groupRows,
  } = buildGroups(structure.faculties, sizes, random.fork('groups'));
  const groups = streams.flatMap((stream) => stream.groups);
  const fullTime = streams.filter(({ speciality }) => !speciality.isPartTime);
  const partTime = groups.filter(({ speciality }) => speciality.isPartTime);
  const demoGroup = groups.find(({ name }) => name === DEMO_GROUP);
  if (!demoGroup) throw new Error(`There is no group ${DEMO_GROUP}`);

  const largest = Math.max(
    ...fullTime.map((stream) => stream.groups.reduce((sum, { size }) => sum + size, 0)),
  );
  const rooms = buildRooms(structure, sizes.groups, largest, random.fork('rooms'));
  const employees = buildEmployees(
    structure,
    rooms,
    demandOf(
      fullTime.filter(({ speciality }) => speciality.degree === 1),
      chairs,
    ),
    sizes,
    random.fork('employees'),
  );

  const book = new LessonBook(today, random.fork('lessons'));
  const timetables = terms.map((term) => {
    const timetable = planTerm(term, fullTime, chairs, rooms, employees, random.fork(term.kind));
    const ofSession = random.fork(`session ${term.kind}`);
    const context = { chairs, rooms, staffOf: employees.staffOf, random: ofSession };
    book.addTimetable(timetable);
    for (const lesson of planSession(timetable, rooms, ofSession)) book.addDated(lesson);
    for (const group of partTime)
      for (const lesson of planPartTime(group, term, timetable.diaries, context)) book.addDated(lesson);
    return timetable;
  });
  const running = termOf(today);
  const current = timetables.find(({ term }) => term.code === running.code);
  if (!current) throw new Error('An academic year has two terms');

  const news = writeAnnouncements(
    current,
    demoGroup,
    employees.teacherId,
    rooms,
    today,
    sizes.announcements,
    random.fork('announcements'),
  );
  const staff = staffAccounts(structure, employees);
  const people = buildStudents(groups, employees.teacherId, staff, today, random.fork('students'));
  const changed = (group: (typeof groups)[number]): IsoDate => book.updatedOn.get(group) ?? today;

  return {
    faculties: structure.facultyRows,
    departments: structure.departmentRows,
    educationForms,
    specialities: specialityRows,
    buildings: buildings.map(({ name }, index) => ({ id: index + 1, name })),
    roomTypes,
    rooms: rooms.rows,
    groups: groupRows,
    terms: terms.map(({ code, start, end, examsStart, examsEnd }) => ({
      term: code,
      start,
      end,
      examsStart,
      examsEnd,
    })),
    groupTerms: [
      ...termRows(
        fullTime.flatMap((stream) => stream.groups),
        terms,
        changed,
      ),
      ...partTime.flatMap((group) => partTimeTerms(group, terms, changed(group))),
    ],
    employees: employees.rows,
    positions: employees.positionRows,
    lessons: book.rows,
    lessonGroups: book.groupRows,
    lessonEmployees: book.employeeRows,
    announcements: news.rows,
    announcementGroups: news.groupRows,
    students: people.rows,
    enrolments: people.enrolmentRows,
    studentOrders: people.orderRows,
    users: people.userRows,
    contacts: people.contactRows,
  };
}
