import { transliterate } from '@semestr/core/transliterate';
import type { employees as employeesTable, positions } from '../db/tables/employees.ts';
import { teacher } from './accounts.ts';
import { counter } from './ids.ts';
import { type Name, namer } from './names.ts';
import type { Random } from './random.ts';
import { docent, headOf, memberOf, type AcademicPost } from './ranks.ts';
import { buildings, type Room, type Rooms } from './rooms.ts';
import type { Sizes } from './scale.ts';
import type { Chair, Structure } from './structure.ts';
import { makeUnique } from './unique-texts.ts';

/** A member of a chair who teaches. */
export interface Educator {
  id: number;
  chair: Chair;
  isSenior: boolean;
  load: number;
}

type Position = Omit<typeof positions.$inferInsert, 'id' | 'employeeId' | 'departmentId'>;

export interface Employees {
  staffOf: (chair: Chair) => readonly Educator[];
  teacherId: number;
  rows: (typeof employeesTable.$inferInsert & { id: number })[];
  positionRows: (typeof positions.$inferInsert)[];
}

const OFFICE_SHARE = 0.12;
const DEANS_OFFICE_SHARE = 0.04;
const LEAST_STAFF = 3;
/** First number of the office telephones: +375 17 293-10-00 and on. */
const FIRST_PHONE = 1000;

/** Distributes people by weight, at least `least` each; rounding errors are carried over to the next share. */
function divide(people: number, weights: readonly number[], least: number): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const spare = Math.max(0, people - least * weights.length);
  let due = 0;
  let assignedCount = 0;
  return weights.map((weight) => {
    due += (spare * weight) / whole;
    const here = Math.round(due) - assignedCount;
    assignedCount += here;
    return least + here;
  });
}

const commonPost: AcademicPost = {
  title: '',
  degree: '',
  degreeAbbrev: '',
  rank: null,
  isSenior: false,
  load: 0,
};

/** Creates all employees. `demand` is the number of pairs that each chair has to teach. */
export function buildEmployees(
  structure: Structure,
  rooms: Rooms,
  demand: ReadonlyMap<Chair, number>,
  sizes: Sizes,
  random: Random,
): Employees {
  const id = counter('employees');
  const positionId = counter('positions');
  const url = makeUnique();
  const mailbox = makeUnique();
  const nameFor = namer(random, 'staff');
  const rows: Employees['rows'] = [];
  const positionRows: Employees['positionRows'] = [];
  const phones = new Map<Room, string>();

  const phoneOf = (room: Room): string => {
    const phone = phones.get(room) ?? `+37517293${FIRST_PHONE + phones.size}`;
    phones.set(room, phone);
    return phone;
  };
  const hire = (
    standing: AcademicPost,
    name: Name = nameFor(random.chance(0.52) ? 'female' : 'male'),
  ): number => {
    const employeeId = id();
    const initial = transliterate(name.firstName.slice(0, 1));
    const surname = transliterate(name.lastName);
    const { degree, degreeAbbrev, rank } = standing;
    rows.push({
      ...name,
      id: employeeId,
      degree,
      degreeAbbrev,
      rank,
      email: `${mailbox(`${initial}.${surname}`)}@example.by`,
      urlId: url(`${initial}-${surname}`),
    });
    return employeeId;
  };
  const seat = (employeeId: number, departmentId: number, title: string, isHead = false, order = 0): void => {
    const offices = rooms.officesOf(departmentId);
    // The head has the first room alone.
    const room = isHead ? offices[0] : offices[1 + (positionRows.length % Math.max(1, offices.length - 1))];
    const place: Position = room
      ? {
          title,
          phone: phoneOf(room),
          address: buildings[room.building - 1]?.address ?? null,
          room: room.name,
          building: buildings[room.building - 1]?.name ?? null,
        }
      : { title };
    positionRows.push({ ...place, id: positionId(), employeeId, departmentId, isHead, order });
  };

  let teacherId: number | undefined;
  const staff = new Map<Chair, Educator[]>();
  const officePeople = Math.max(structure.offices.length, Math.round(sizes.employees * OFFICE_SHARE));
  const deansPeople = Math.max(structure.faculties.length, Math.round(sizes.employees * DEANS_OFFICE_SHARE));
  const chairSizes = divide(
    sizes.employees - officePeople - deansPeople,
    structure.chairs.map((chair) => (demand.get(chair) ?? 0) + 20),
    LEAST_STAFF,
  );
  structure.chairs.forEach((chair, index) => {
    const { science } = chair.plan;
    const members: Educator[] = [];
    const join = (standing: AcademicPost, isHead: boolean, name?: Name): number => {
      const employeeId = hire(standing, name);
      seat(employeeId, chair.id, standing.title, isHead);
      if (standing.load > 0)
        members.push({ id: employeeId, chair, isSenior: standing.isSenior, load: standing.load });
      return employeeId;
    };
    // The demo's educator is first in the first chair, so that he teaches the demo students' group.
    if (index === 0) teacherId = join(docent(science), false, teacher.name);
    join(headOf(science, random), true);
    for (let seats = index === 0 ? 2 : 1; seats < (chairSizes[index] ?? 0); seats += 1)
      join(seats < LEAST_STAFF ? docent(science) : memberOf(science, random), false);
    staff.set(chair, members);
  });

  const deansSizes = divide(
    deansPeople,
    structure.faculties.map(() => 1),
    1,
  );
  structure.faculties.forEach((faculty, index) => {
    const own = structure.chairs
      .filter((chair) => chair.faculty === faculty)
      .flatMap((chair) => staff.get(chair) ?? []);
    // The dean and the deputy also teach: the office is their second post.
    const [dean, deputy] = own
      .filter(({ isSenior, id: memberId }) => isSenior && memberId !== teacherId)
      .slice(1);
    if (dean) seat(dean.id, faculty.deansOfficeId, 'декан факультета', true, 1);
    if (deputy) seat(deputy.id, faculty.deansOfficeId, 'заместитель декана', false, 1);
    for (let seats = 0; seats < (deansSizes[index] ?? 0); seats += 1)
      seat(hire(commonPost), faculty.deansOfficeId, seats === 0 ? 'секретарь' : 'специалист');
  });

  const officeSizes = divide(
    officePeople,
    structure.offices.map(() => 1),
    1,
  );
  structure.offices.forEach(({ id: departmentId, plan }, index) => {
    const drawPost = () => (plan.isScholarly ? headOf('technical', random) : commonPost);
    for (let seats = 0; seats < (officeSizes[index] ?? 0); seats += 1)
      seat(hire(drawPost()), departmentId, seats === 0 ? plan.head : plan.staff, seats === 0);
  });

  if (teacherId === undefined) throw new Error('There is no chair for the demo’s educator');
  return { staffOf: (chair) => staff.get(chair) ?? [], teacherId, rows, positionRows };
}
