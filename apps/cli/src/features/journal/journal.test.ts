import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const student = (id: number, fio: string, hours = 0, isExcused = false) => ({
  id,
  fio,
  omission: hours > 0 ? { id, missedHours: hours, respectfulOmission: isExcused } : null,
});
const students = [
  student(1, 'Примерная Анна Ивановна'),
  student(2, 'Примерная Ольга Петровна', 2),
  student(3, 'Образцов Пётр Ильич', 2, true),
];
const lesson = (changes: object = {}) => ({
  id: 90412,
  dateString: '25-11-2026',
  nameAbbrev: 'ОПр',
  lessonTypeAbbrev: 'ЛК',
  lessonPeriod: { lessonPeriodHours: 2, startTime: '09:00', endTime: '10:20' },
  subGroup: 0,
  students,
  notedAt: '2026-11-25T07:00:00.000Z',
  isClosed: false,
  ...changes,
});
const lessons = [lesson(), lesson({ id: 90413, subGroup: 1, students: [students[0]] })];

const day = 'GET /grade-book/by-date?date=2026-11-25';
const send = 'POST /grade-book/create';
const { ask, askUnknown, answer, requests } = ownServer({
  [day]: ok({ lessons }),
  'GET /grade-book/by-date?date=2026-11-27': ok({ lessons: [] }),
  'GET /grade-book/group-students': ok([{ id: 1, fio: 'Примерная Анна Ивановна', username: '42850001' }]),
  [send]: ok([student(1, 'Примерная Анна Ивановна', 2)]),
});
const folder = temporaryFolder();

/** Records the absences of the lesson from a file with this content. */
async function note(content: string | Buffer, ...argv: string[]) {
  await writeFile(join(folder(), 'lesson'), content);
  return ask(['journal', 'note', 'lesson', '--lesson', '90412', ...argv], { cwd: folder() });
}
const sent = () =>
  requests()
    .filter(({ line }) => line === send)
    .map(({ body }) => body);
const noted = (...hours: [student: number, hours: number][]) => ({
  idLesson: 90412,
  studentOmissionsHoursDtoList: hours.map(([id, missed]) => ({ student: id, hours: missed })),
  seenAt: '2026-11-25T07:00:00.000Z',
});

describe('semestr journal list', () => {
  it('journal: list shows the absences of today’s lessons', async () => {
    const { code, out, err } = await ask(['journal', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "    №  время  предмет  вид  подгр.  студент                   часы  причина
      90412  09:00  ОПр      ЛК           Примерная Анна Ивановна      0
      90412  09:00  ОПр      ЛК           Примерная Ольга Петровна     2
      90412  09:00  ОПр      ЛК           Образцов Пётр Ильич          2  уважительная
      90413  09:00  ОПр      ЛК        1  Примерная Анна Ивановна      0
      "
    `);
  });

  it('journal: list prints CSV with stable keys of one lesson, and the server’s response with --json', async () => {
    expect((await ask(['journal', 'list', '--lesson', '90413', '--csv'])).out).toMatchInlineSnapshot(`
      "lesson,time,subject,type,subgroup,student,hours,excused
      90413,09:00,ОПр,ЛК,1,Примерная Анна Ивановна,0,
      "
    `);
    expect(JSON.parse((await ask(['journal', 'list', '--json'])).out)).toEqual(lessons);
  });

  it('journal: list reports a day without lessons, or without this one', async () => {
    expect(await ask(['journal', 'list', '--date', '27.11.2026'])).toEqual({
      code: 0,
      out: '',
      err: 'There are no lessons on 2026-11-27.\n',
    });
    const { code, err } = await ask(['journal', 'list', '--lesson', '7']);
    expect(code).toBe(1);
    expect(err).toContain('There is no lesson 7 on 2026-11-25.');
  });

  it('journal: list reports a failed request', async () => {
    answer(day, { status: 404 });
    expect(await ask(['journal', 'list'])).toEqual({ code: 1, out: '', err: 'There is no such student.\n' });
  });

  it('journal: list rejects an invalid date', async () => {
    const { code, err } = await ask(['journal', 'list', '--date', '31.11.2026']);
    expect(code).toBe(2);
    expect(err).toContain('--date: write a day such as 2026-11-27 or 27.11.2026, not 31.11.2026.');
  });
});

describe('semestr journal note', () => {
  it('journal: note finds students by card number or name, and shows the list', async () => {
    const { code, out, err } = await note('student,hours\n42850001,2\n"примерная  Ольга",0\n');
    expect({ code, err }).toEqual({ code: 0, err: 'The absences are recorded.\n' });
    expect(out).toContain('Примерная Анна Ивановна      2');
    expect(sent()).toEqual([noted([1, 2], [2, 0])]);
  });

  it('journal: note loads no card numbers when the file contains only names', async () => {
    await note('Примерная Анна Ивановна;1');
    expect(requests().map(({ line }) => line)).toEqual([day, send]);
  });

  it('journal: note reads a table saved by a spreadsheet on Windows', async () => {
    // "Примерная Анна;2" in the Cyrillic code page.
    await note(Buffer.from('cff0e8ece5f0ede0ff20c0edede03b320d0a', 'hex'));
    expect(sent()).toEqual([noted([1, 2])]);
  });

  it('journal: note reads a JSON list', async () => {
    const { out } = await note('[{"student": 42850001, "hours": 1}]', '--json');
    expect(sent()).toEqual([noted([1, 1])]);
    expect(JSON.parse(out)).toMatchObject([{ id: 1, omission: { missedHours: 2 } }]);
  });

  it('journal: note reads the output of journal list, for this lesson only', async () => {
    const { out } = await ask(['journal', 'list', '--csv']);
    const [head = '', first = '', ...others] = out.split('\r\n');
    await note([head, first.replace(',0,', ',1,'), ...others].join('\n'));
    expect(sent()).toEqual([noted([1, 1])]);
  });

  it('journal: note keeps excused hours when a student is recorded as present', async () => {
    await note('Образцов,0\nПримерная Анна,2');
    expect(sent()).toEqual([noted([1, 2])]);
  });

  it('journal: note records an unchanged lesson by sending all students', async () => {
    await note('Примерная Анна,0');
    expect(sent()).toEqual([noted([1, 0], [2, 2], [3, 2])]);
  });

  it('journal: note reads stdin after the password', async () => {
    const stdin = 'Student-2026!\nПримерная Анна,2\n';
    expect((await ask(['journal', 'note', '-', '--lesson', '90412'], { stdin })).code).toBe(0);
    expect(sent()).toEqual([noted([1, 2])]);
  });

  it('journal: note reports errors line by line and sends nothing', async () => {
    const { code, out, err } = await note(
      'student,hours\nНикто,2\nПримерная,2\n\nПримерная Анна,3\nОбразцов Петр,1\nОбразцов,1\nПримерная Анна,\n',
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatchInlineSnapshot(`
      "The file has errors, nothing was sent:
        line 2: this lesson has no student "Никто"
        line 3: "Примерная" matches several students: Примерная Анна Ивановна, Примерная Ольга Петровна
        line 5: hours must be a whole number from 0 to 2, not "3"
        line 7: duplicate student "Образцов"
        line 8: hours must be a whole number from 0 to 2, not ""
      "
    `);
    expect(sent()).toEqual([]);
  });

  it.each([
    ['{"student": 1}', 'This is not a JSON list.'],
    ['[', 'This is not a JSON list.'],
    ['student,hours\n', 'The file contains no student of this lesson.'],
  ])('journal: note rejects a file with %j', async (content, sentence) => {
    const { code, err } = await note(content);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });

  it('journal: note reports a missing file', async () => {
    const { code, err } = await ask(['journal', 'note', 'none.csv', '--lesson', '90412'], { cwd: folder() });
    expect(code).toBe(1);
    expect(err).toContain('Could not read the file');
  });

  it('journal: note sends nothing with --dry-run', async () => {
    const { code, out } = await note('Примерная Анна,2', '--dry-run');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      method: 'POST',
      path: '/api/v1/grade-book/create',
      body: noted([1, 2]),
    });
    expect(sent()).toEqual([]);
  });

  it('journal: note sends nothing for a closed lesson', async () => {
    answer(day, ok({ lessons: [lesson({ isClosed: true })] }));
    const { code, err } = await note('Примерная Анна,2');
    expect({ code, err }).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "You can record absences on the day of the lesson and for 14 days after it.
      ",
      }
    `);
    expect(sent()).toEqual([]);
  });

  it('journal: note reports a concurrent change', async () => {
    answer(send, { status: 409, body: { reason: 'lesson-noted-meanwhile' } });
    const { code, err } = await note('Примерная Анна,2');
    expect({ code, err }).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "Another user saved this lesson while you were taking attendance.
      ",
      }
    `);
  });

  it('journal: note requires a lesson', async () => {
    const { code, err } = await ask(['journal', 'note', 'lesson']);
    expect(code).toBe(2);
    expect(err).toContain("required option '--lesson <number>' not specified");
  });
});

it.each([['list'], ['note', 'lesson', '--lesson', '90412']])(
  'journal: %s requires a signed-in user',
  async (...argv) => {
    const { code, err } = await askUnknown(['journal', ...argv]);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  },
);

it('journal: roster requires a terminal, and names the commands for scripts', async () => {
  const { code, out, err } = await ask(['journal', 'roster']);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain('semestr journal note FILE --lesson NUMBER');
  expect(requests()).toEqual([]);
});
