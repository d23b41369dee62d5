import { resources } from '@semestr/api/contract';
import { fullName, shortName } from '@semestr/core/display';
import { termAfter, termCode } from '@semestr/core/term';
import { localDate } from '@semestr/core/dates';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees } from '../../db/tables/employees.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { lessons } from '../../db/tables/lessons.ts';
import { marks } from '../../db/tables/marks.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';

let server: TestServer;
let admin: Visitor;
let tables: ReturnType<typeof importing>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  tables = importing(admin);
});
afterAll(() => server.close());

describe('CNS-02 imported marks', () => {
  const head = ['Студенческий билет', 'Дисциплина', 'Семестр', 'Оценка', 'Дата', 'Преподаватель'];

  async function someMark(isMarked: boolean) {
    const [found] = await server.db
      .select({ student: students, discipline: disciplines, mark: marks })
      .from(marks)
      .innerJoin(students, eq(students.id, marks.studentId))
      .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
      .innerJoin(
        groups,
        and(eq(groups.id, students.groupId), eq(groups.specialityId, disciplines.specialityId)),
      )
      .where(and(eq(disciplines.control, 'Экзамен'), isMarked ? eq(marks.mark, '7') : isNull(marks.mark)))
      .limit(1);
    if (!found) throw new Error('The demo has marks');
    return found;
  }

  it('table imports: marks are validated and stored, and each notifies the student once', async () => {
    const { student, discipline, mark } = await someMark(true);
    const [teacher] = await server.db.select().from(employees).limit(1);
    if (!teacher) throw new Error('The demo has employees');
    const [account] = await server.db.select().from(users).where(eq(users.studentId, student.id));
    const notices = async () => server.db.$count(notifications, eq(notifications.userId, account?.id ?? 0));
    const before = await notices();
    const row = [
      student.cardNumber,
      discipline.abbrev.toLowerCase(),
      String(discipline.semester),
      '9 (девять)',
      '20.11.2026',
      fullName(teacher),
    ];
    await tables.thereAndBack('marks', [head, row], { created: 0, updated: 1 }, async () => {
      const [stored] = await server.db.select().from(marks).where(eq(marks.id, mark.id));
      expect(stored).toMatchObject({ mark: '9', date: '2026-11-20', teacherId: teacher.id });
      expect(await notices()).toBe(before + 1);
    });
    const [back] = await server.db.select().from(marks).where(eq(marks.id, mark.id));
    expect(back).toMatchObject({ mark: '7', date: mark.date });
  });

  it('table imports: a mark in the words of another system is not replaced when the cell repeats it', async () => {
    const { student, discipline, mark } = await someMark(true);
    await server.db.update(marks).set({ mark: 'н/я' }).where(eq(marks.id, mark.id));
    const row = [student.cardNumber, discipline.abbrev, String(discipline.semester), ' н/я ', '', ''];
    const { counts } = await tables.check(await tables.sent('marks', [head, row]));
    await server.db.update(marks).set({ mark: mark.mark }).where(eq(marks.id, mark.id));
    expect(counts).toMatchObject({ updated: 0, unchanged: 1, faulty: 0 });
  });

  it('table imports: an unknown student, discipline or assessment of a mark is reported for its cell', async () => {
    const { student, discipline } = await someMark(true);
    const keyCells = [student.cardNumber, discipline.abbrev, String(discipline.semester)];
    expect(
      await tables.faultsOf('marks', [
        head,
        ['99999999', ...keyCells.slice(1), '9', '', ''],
        [student.cardNumber, 'Нет такой', keyCells[2] ?? '', '9', '', ''],
        [...keyCells, 'зачтено', '', ''],
        [...keyCells.slice(0, 2), '12', '9', '', ''],
        [...keyCells, '11', '', 'Никто Н. Н.'],
      ]),
    ).toEqual([
      [2, 'cardNumber', 'unknown'],
      [3, 'discipline', 'unknown'],
      [4, 'mark', 'format'],
      [5, 'discipline', 'unknown'],
      [6, 'cardNumber', 'repeated'],
    ]);
    expect(await tables.faultsOf('marks', [head, [...keyCells, '11', '31.12.2026', 'Никто Н. Н.']])).toEqual([
      [2, 'mark', 'format'],
      [2, 'teacher', 'unknown'],
    ]);
  });
});

describe('CNS-02 imported lessons', () => {
  const head = [
    'Семестр',
    'Группа',
    'День',
    'Начало',
    'Конец',
    'Недели',
    'Предмет',
    'Вид',
    'Аудитория',
    'Преподаватель',
  ];
  const term = termAfter(termCode(localDate(new Date(NOW))), 1);

  async function places() {
    const [group] = await server.db.select().from(groups).orderBy(desc(groups.id)).limit(1);
    const [teacher] = await server.db.select().from(employees).limit(1);
    const rooms = await admin.call(resources.rooms.list, { query: { range: '[0,0]' } });
    const [building] = await admin.call(resources.buildings.list, {
      query: { filter: JSON.stringify({ id: [rooms[0]?.buildingId ?? 0] }) },
    });
    if (!group || !teacher) throw new Error('The demo has groups and educators');
    return { group, teacher, room: `${rooms[0]?.name}-${building?.name.replace(' к.', '')}` };
  }

  it('table imports: stores lessons, those in alternating weeks separately', async () => {
    const { group, teacher, room } = await places();
    await server.db.delete(lessons).where(eq(lessons.term, term));
    const row = (weeks: string, type: string) => [
      term,
      group.name,
      'понедельник',
      '9:00',
      '10:25',
      weeks,
      'Проба',
      type,
      room,
      shortName(teacher).replaceAll('\u00a0', ' '),
    ];
    await tables.thereAndBack(
      'lessons',
      [head, row('1, 3', 'ЛК'), row('2,4', 'ПЗ')],
      { created: 2, updated: 0 },
      async () => {
        const stored = await admin.call(resources.lessons.list, {
          query: { filter: JSON.stringify({ term, groupId: group.id }) },
        });
        expect(stored).toMatchObject([
          { day: 1, startTime: '09:00', weeks: [1, 3], type: 'ЛК', employeeIds: [teacher.id] },
          { day: 1, startTime: '09:00', weeks: [2, 4], type: 'ПЗ', groupIds: [group.id] },
        ]);
      },
    );
    expect(await server.db.$count(lessons, eq(lessons.term, term))).toBe(0);
  });

  it('table imports: double bookings, unknown rooms and days of lessons are reported by name', async () => {
    const { group, room } = await places();
    const row = (subject: string, changes: Partial<Record<number, string>> = {}) =>
      [term, group.name, 'вт', '9:00', '10:25', 'все', subject, 'ЛК', '', ''].map(
        (cell, at) => changes[at] ?? cell,
      );
    await tables.apply(await tables.sent('lessons', [head, row('Первое', { 8: room })]));
    const checked = await tables.check(
      await tables.sent('lessons', [
        head,
        row('Второе'),
        row('Третье', { 3: '11:00', 4: '12:00', 8: 'нигде' }),
        row('Четвёртое', { 2: '' }),
        row('Пятое', { 3: '12:00', 4: '11:00' }),
      ]),
    );
    expect(checked.faults).toMatchObject([
      { row: 2, field: null, reason: 'clash', about: expect.stringContaining('Первое') },
      { row: 3, field: 'rooms', reason: 'unknown', value: 'нигде' },
      { row: 4, field: 'day', reason: 'required' },
      { row: 5, field: 'endTime', reason: 'too-small' },
    ]);
  });
});

it('CNS-02 table imports: stores study plans', async () => {
  const [found] = await server.db
    .select({ speciality: specialities, form: educationForms.name })
    .from(specialities)
    .innerJoin(educationForms, eq(educationForms.id, specialities.formId))
    .limit(1);
  if (!found) throw new Error('The demo has specialities');
  const { speciality, form } = found;
  const name = `${speciality.abbrev} (${form})`;
  const head = ['Специальность', 'Семестр', 'Сокращение', 'Название', 'Часы', 'ЗЕ', 'Контроль'];
  const rows = [
    head,
    [name, '1', 'Пробная', 'Пробная дисциплина', '108', '3', 'экзамен'],
    [name, '2', 'Пробная', 'Пробная дисциплина', '36', '', 'зачёт'],
  ];
  await tables.thereAndBack('disciplines', rows, { created: 2, updated: 0 }, async () => {
    const stored = await server.db.select().from(disciplines).where(eq(disciplines.abbrev, 'Пробная'));
    expect(stored).toMatchObject([
      { specialityId: speciality.id, hours: 108, credits: 3, control: 'Экзамен' },
      { semester: 2, credits: null, control: 'Зачет', isForeign: false },
    ]);
  });
  expect(await tables.faultsOf('disciplines', [head, [name, '13', 'П', 'П', 'много', '', 'опрос']])).toEqual([
    [2, 'hours', 'format'],
    [2, 'control', 'format'],
    [2, 'semester', 'too-big'],
  ]);
});

it('CNS-02 table imports: stores groups', async () => {
  const [found] = await server.db
    .select({ faculty: faculties, speciality: specialities, form: educationForms.name, group: groups })
    .from(groups)
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .innerJoin(educationForms, eq(educationForms.id, specialities.formId))
    .where(isNull(groups.archivedAt))
    .limit(1);
  if (!found) throw new Error('The demo has groups');
  const { faculty, speciality, form, group } = found;
  const head = ['Группа', 'Факультет', 'Специальность', 'Курс', 'Численность', 'Форма обучения'];
  const rows = [
    head,
    ['999901', faculty.abbrev, speciality.abbrev, '1', '20', form],
    [group.name, '', '', '', String(group.size + 1)],
  ];
  await tables.thereAndBack('groups', rows, { created: 1, updated: 1 }, async () => {
    const stored = await server.db.select().from(groups).where(eq(groups.name, '999901'));
    expect(stored).toMatchObject([{ facultyId: faculty.id, course: 1, size: 20, degree: 1 }]);
  });
  const otherFaculty = (await server.db.select().from(faculties)).find(({ id }) => id !== faculty.id);
  expect(
    await tables.faultsOf('groups', [
      head,
      ['999902', otherFaculty?.abbrev ?? '', speciality.name, '1', '20'],
      ['999903', 'Нет такого', speciality.code, '99', '-1'],
    ]),
  ).toEqual(
    expect.arrayContaining([
      [3, 'faculty', 'unknown'],
      [3, 'course', 'too-big'],
      [3, 'size', 'too-small'],
    ]),
  );
});

it('CNS-02 table imports: finds employees by address, e-mail or name', async () => {
  const all = await server.db.select().from(employees);
  const [byUrl, byEmail] = all.filter(({ email }) => email !== null);
  const byName = all.find(
    (one) =>
      all.filter((other) => fullName(other) === fullName(one)).length === 1 &&
      one.id !== byUrl?.id &&
      one.id !== byEmail?.id,
  );
  if (!byUrl || !byEmail || !byName) throw new Error('The demo has employees');
  const head = ['Фамилия', 'Имя', 'Отчество', 'Почта', 'Адрес страницы', 'Учёное звание'];
  const rows = [
    head,
    [byUrl.lastName, byUrl.firstName, '', '', byUrl.urlId, 'звание 1'],
    [byEmail.lastName, byEmail.firstName, '', (byEmail.email ?? '').toUpperCase(), '', 'звание 2'],
    [byName.lastName, byName.firstName, byName.middleName ?? '', '', '', 'звание 3'],
    ['Невиданная', 'Юлия', 'Ильинична', '', '', 'звание 4'],
  ];
  const sent = await tables.sent('employees', rows);
  expect((await tables.check(sent)).counts).toEqual({ created: 1, updated: 3, unchanged: 0, faulty: 0 });
  await tables.apply(sent);
  const stored = await server.db.select().from(employees).orderBy(employees.id);
  const rankOf = (id: number) => stored.find((one) => one.id === id)?.rank;
  expect([byUrl.id, byEmail.id, byName.id].map(rankOf)).toEqual(['звание 1', 'звание 2', 'звание 3']);
  expect(stored.at(-1)).toMatchObject({ lastName: 'Невиданная', urlId: 'yu-nevidannaya' });
  expect(await tables.undo(sent.id)).toMatchObject({ counts: { undone: 4 }, left: [] });
  expect(await server.db.$count(employees)).toBe(all.length);
});
