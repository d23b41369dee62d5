import { addDays, type IsoDate } from '@semestr/core/dates';
import type { enrolments } from '../db/tables/enrolments.ts';
import type { studentOrders } from '../db/tables/student-orders.ts';
import type { students as studentsTable } from '../db/tables/students.ts';
import type { contacts, users } from '../db/tables/users.ts';
import { admin, DEMO_GROUP, type DemoStudent, demoStudents, teacher } from './accounts.ts';
import type { Group } from './groups.ts';
import { counter } from './ids.ts';
import { type Gender, namer } from './names.ts';
import type { Random } from './random.ts';
import { enrolledOn, momentAt } from './moments.ts';
import type { StaffAccount } from './staff.ts';
import { summaryOf } from './summaries.ts';
import { demoYear } from './terms.ts';
import { transliterate } from '@semestr/core/transliterate';
import { makeUnique } from './unique-texts.ts';

export interface Students {
  rows: (typeof studentsTable.$inferInsert & { id: number })[];
  userRows: (typeof users.$inferInsert & { id: number })[];
  contactRows: (typeof contacts.$inferInsert)[];
  enrolmentRows: (typeof enrolments.$inferInsert)[];
  orderRows: (typeof studentOrders.$inferInsert)[];
}

type ContactType = (typeof contacts.$inferInsert)['type'];

const PHONE: ContactType = 4;
const EMAIL: ContactType = 6;
const operators = ['29', '33', '44', '25'] as const;

/** The share of men among the students of a technical university. */
const MALE_SHARE = 0.58;
const NOTER_SHARE = 0.2;
/** Accounts are opened at ten in the morning. */
const OPENED = 10 * 60;
const STAFF_YEARS = 8;
/** Days between an order of enrolment and the first day of studies. */
const ORDERED_DAYS = 14;

const illiquid = [
  'Уточните паспортные данные в деканате.',
  'В деканате нет копии документа об образовании.',
] as const;

/** Every third student pays. Not drawn at random: another draw would change all other data of the demo. */
const isPaying = (id: number): boolean => id % 3 === 0;

/** Creates students with their accounts, and the accounts of the demo's educator, administrator and staff. */
export function buildStudents(
  groups: readonly Group[],
  teacherId: number,
  staff: readonly StaffAccount[],
  today: IsoDate,
  random: Random,
): Students {
  const studentId = counter('students');
  const userId = counter('users');
  const contactId = counter('contacts');
  const nameFor = namer(random, 'students');
  const mailbox = makeUnique();
  const result: Students = { rows: [], userRows: [], contactRows: [], enrolmentRows: [], orderRows: [] };
  // The first numbers of a prefix belong to the demo accounts.
  const cards = new Map([[DEMO_GROUP.slice(0, 4), demoStudents.length]]);
  let phones = 0;

  const cardFor = ({ name }: Group): string => {
    const prefix = name.slice(0, 4);
    const next = (cards.get(prefix) ?? 0) + 1;
    cards.set(prefix, next);
    return prefix + String(next).padStart(4, '0');
  };
  const year = demoYear(today);
  const addUser = (row: Omit<typeof users.$inferInsert, 'id'>): number => {
    const id = userId();
    result.userRows.push({ ...row, id });
    return id;
  };
  const addContact = (ofUser: number, type: ContactType, value: string, isConfirmed: boolean): void => {
    result.contactRows.push({ id: contactId(), userId: ofUser, type, value, isConfirmed });
  };
  /** No operator assigns numbers that begin with 00, so no message can reach a real person. */
  const phone = (): string => {
    phones += 1;
    return `+375${operators[phones % operators.length]}00${String(phones).padStart(5, '0')}`;
  };
  /** At least 17 at the beginning of the first year; part-time students are older. */
  const birthDate = ({ course, speciality }: Group): IsoDate => {
    const youngest = speciality.degree > 1 ? 21 : 17;
    const begun = speciality.isPartTime ? random.int(20, 33) : random.chance(0.85) ? youngest : youngest + 1;
    const age = begun + course - 1;
    return addDays(`${year - age}-08-31`, -random.int(0, 364));
  };

  const enrol = (group: Group, subgroup: number, isHead: boolean, demo?: DemoStudent): void => {
    const gender: Gender = random.chance(MALE_SHARE) ? 'male' : 'female';
    const name = demo?.name ?? nameFor(gender);
    const isTalkative = random.chance(0.12);
    const summary = demo ? demo.summary : isTalkative ? summaryOf(random) : null;
    const id = studentId();
    const cardNumber = demo?.cardNumber ?? cardFor(group);
    result.rows.push({
      ...name,
      id,
      cardNumber,
      birthDate: birthDate(group),
      groupId: group.id,
      subgroup,
      isGroupHead: isHead,
      canNote: demo?.canNote ?? false,
      hasProfiling:
        demo?.hasProfiling ?? (group.course === 2 && group.speciality.degree === 1 && random.chance(0.3)),
      illiquidMessage: demo ? demo.illiquidMessage : random.chance(0.01) ? random.pick(illiquid) : null,
      summary,
      isPublished: summary !== null,
      isSearchingJob: demo?.hasProfiling ?? (isTalkative && random.chance(0.5)),
      showsRating: demo !== undefined || random.chance(0.6),
      funding: isPaying(id) ? 'paid' : 'budget',
      citizenship: 'BY',
      documentLanguage: 'ru',
    });
    const from = enrolledOn(group.course, today);
    result.enrolmentRows.push({ studentId: id, groupId: group.id, subgroup, from });
    if (group.course === 1)
      result.orderRows.push({
        studentId: id,
        groupId: group.id,
        kind: 'enrol',
        number: '512-с',
        date: addDays(from, -ORDERED_DAYS),
        from,
      });
    const createdAt = momentAt(from, OPENED);
    const block = demo?.block ?? null;
    const user = addUser({ username: cardNumber, role: 'student', studentId: id, createdAt, block });
    const email = `${mailbox(`${transliterate(name.firstName.slice(0, 1))}.${transliterate(name.lastName)}`)}@example.by`;
    if (demo || random.chance(0.93))
      addContact(user, PHONE, phone(), demo?.isConfirmed ?? random.chance(0.92));
    if (demo || random.chance(0.88)) addContact(user, EMAIL, email, demo?.isConfirmed ?? random.chance(0.9));
  };

  for (const group of groups) {
    const demos = demoStudents.filter((demo) => demo.group === group.name);
    const hasDemoHead = demos.some(({ isGroupHead }) => isGroupHead);
    const head = hasDemoHead ? -1 : random.int(demos.length, group.size - 1);
    for (let seat = 0; seat < group.size; seat += 1) {
      const demo = demos[seat];
      enrol(group, seat % 2 === 0 ? 1 : 2, demo ? demo.isGroupHead : seat === head, demo);
    }
    const noter = result.rows.at(-1);
    if (noter && !noter.isGroupHead && random.chance(NOTER_SHARE)) noter.canNote = true;
  }

  // Long before the current students.
  const createdAt = momentAt(enrolledOn(STAFF_YEARS, today), OPENED);
  const educator = addUser({
    username: teacher.username,
    role: 'employee',
    employeeId: teacherId,
    createdAt,
  });
  addContact(educator, PHONE, phone(), true);
  addContact(educator, EMAIL, 'i.obrazcov.private@example.by', true);
  addUser({ username: admin.username, role: 'admin', fio: admin.fio, createdAt });
  for (const account of staff) addUser({ ...account, role: 'employee', createdAt });
  return result;
}
