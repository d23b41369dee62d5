import { describe, expect, it } from 'vitest';
import { cascadeAnswers } from '../../../test/cascade.fixture.ts';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const row = (studentCardNumber: string, average: number, more: object = {}) => ({
  studentCardNumber,
  average,
  hours: 4,
  averageShift: 0,
  ...more,
});
const rows = [
  row('42850003', 7.5, { averageShift: -0.25, firstAverage: 7.75, secondAverage: 7.5, firstHours: 4 }),
  row('42850001', 9.25, { hours: 0, firstAverage: 9.25, firstHours: 0 }),
  row('42850002', 7.5),
  row('42850004', 0, { hours: 12 }),
];

const lesson = (changes: object) => ({
  id: 1,
  dateString: '02.11.2026',
  gradeBookOmissions: 0,
  isRespectfulOmission: false,
  lessonTypeId: 3,
  lessonTypeAbbrev: 'ПЗ',
  lessonNameAbbrev: 'ОПр',
  subGroup: 0,
  marks: [],
  controlPoint: 'КТ 1',
  ...changes,
});
const student = {
  id: 1,
  fio: '',
  subGroup: null,
  subGroupStudent: null,
  lessons: [
    lesson({ marks: [8, 7] }),
    lesson({ marks: [8], lessonTypeAbbrev: 'ЛР' }),
    lesson({ marks: [9], controlPoint: 'КТ 2' }),
    lesson({ marks: [6], controlPoint: null, lessonNameAbbrev: 'ТОбр', gradeBookOmissions: 2 }),
    lesson({ lessonNameAbbrev: 'ТОбр', gradeBookOmissions: 4, isRespectfulOmission: true }),
  ],
  subjectNames: { ОПр: 'Основы примеров' },
};

const ownLesson = (changes: object) => ({
  id: 1,
  dateString: '02.11.2026',
  gradebookOmissions: 0,
  subGroup: 0,
  marks: [],
  controlPoint: 'КТ 1',
  ...changes,
});
const lessons = [
  ownLesson({ marks: [{ mark: 8, taskNumber: 1 }], gradebookOmissions: 2 }),
  ownLesson({ marks: [{ mark: 5, taskNumber: null }], gradebookOmissions: 4, isRespectfulOmission: true }),
];
const own = {
  subjects: [
    {
      id: 1,
      abbrev: 'ОПр',
      name: 'Основы примеров',
      lessonTypes: [{ id: 3, abbrev: 'ПЗ', termHoursId: 1, lessons }],
    },
  ],
  deadlines: [],
  percentageMarks: [],
  standing: {
    studentCardNumber: '42850001',
    facultyId: 20101,
    sdef: 20301,
    course: 2,
    place: 3,
    total: 25,
    points: [],
  },
};

const line = 'GET /rating?sdef=20301&course=2';
const card = 'GET /rating/studentRating?studentCardNumber=42850001&names=true';
const { ask, askSignedIn, answer, requests } = openServer(
  {
    ...cascadeAnswers,
    [line]: ok(rows),
    'GET /rating?sdef=20301&year=2025': ok(rows.slice(0, 1)),
    [card]: ok(student),
  },
  { 'GET /personal-rating': ok(own) },
);

const of = ['rating', 'list', '--faculty', 'ФП', '--speciality', 'ПИ'];

describe('semestr rating list', () => {
  it('rating: lists the best first; equal averages share a place, a student without marks has none', async () => {
    const { code, out, err } = await ask([...of, '--course', '2'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "место  билет     средний  сдвиг  пропуски, ч  КТ 1  КТ 2  КТ 3
          1  42850001     9.25      0            0  9.25
          2  42850003      7.5  -0.25            4  7.75   7.5
          2  42850002      7.5      0            4
             42850004               0           12
      "
    `);
  });

  it('rating: list prints CSV with stable keys, and JSON with the places', async () => {
    expect((await ask([...of, '--course', '2', '--csv'])).out).toMatchInlineSnapshot(`
      "place,card,average,shift,hours,point1,point2,point3
      1,42850001,9.25,0,0,9.25,,
      2,42850003,7.5,-0.25,4,7.75,7.5,
      2,42850002,7.5,0,4,,,
      ,42850004,,0,12,,,
      "
    `);
    const { out } = await ask([...of, '--year', '2025', '--json']);
    expect(JSON.parse(out)).toEqual([{ ...rows[0], place: 1 }]);
  });

  it('rating: list reports that there are no students, and reports failures', async () => {
    answer(line, ok([]));
    const none = { code: 0, out: '', err: 'There are no students in this year.\n' };
    expect(await ask([...of, '--course', '2'])).toEqual(none);
    answer(line, { status: 500 });
    expect(await ask([...of, '--course', '2'])).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
  });

  it('rating: list names the courses that have students', async () => {
    const { code, err } = await ask([...of, '--course', '4']);
    expect({ code, err }).toEqual({ code: 1, err: 'The speciality has no year 4. Choose from: 1, 2.\n' });
  });

  it.each([
    [of.slice(0, 4), "required option '--speciality <name>' not specified"],
    [of, 'give either --course or --year'],
    [[...of, '--course', '2', '--year', '2025'], 'give either --course or --year'],
    [[...of, '--year', '25'], '--year: write a year such as 2026, not 25.'],
  ])('rating: list rejects the call %j', async (argv, sentence) => {
    const { code, err } = await ask(argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(requests()).toEqual([]);
  });
});

describe('semestr rating student', () => {
  it('rating: student shows the marks by control point, and the totals', async () => {
    const { code, out, err } = await ask(['rating', 'student', '42850001']);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Average mark: 7.60, unexcused hours: 2\n',
    });
    expect(out).toMatchInlineSnapshot(`
      "abbr.  subject          КТ 1   КТ 2  no CP  average  missed, h
      ОПр    Основы примеров  8 8 7  9                  8          0
      ТОбр   ТОбр                          6            6          2
      "
    `);
  });

  it('rating: student prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['rating', 'student', '42850001', '--csv'])).out).toMatchInlineSnapshot(`
      "abbrev,subject,point1,point2,noPoint,average,hours
      ОПр,Основы примеров,8 8 7,9,,8,0
      ТОбр,ТОбр,,,6,6,2
      "
    `);
    const { out, err } = await ask(['rating', 'student', '42850001', '--json']);
    expect(JSON.parse(out)).toEqual(student);
    expect(err).toBe('');
  });

  it('rating: student names a control point by its number, even when others are missing', async () => {
    answer(card, ok({ ...student, lessons: [lesson({ controlPoint: 'КТ 2' })] }));
    const { out } = await ask(['rating', 'student', '42850001', '--csv']);
    expect(out.split('\r\n')[0]).toBe('abbrev,subject,point2,average,hours');
  });

  it('rating: student reports that there are no marks, and an unknown student card', async () => {
    answer(card, ok({ ...student, lessons: [] }));
    expect((await ask(['rating', 'student', '42850001'])).err).toBe(
      'No lessons have been recorded this term yet.\n',
    );
    expect(await ask(['rating', 'student', '1'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no student with the card 1. Check the number on the student card.\n',
    });
  });
});

describe('semestr rating own', () => {
  it('rating: own shows the user’s marks and place', async () => {
    const { code, out, err } = await askSignedIn(['rating', 'own']);
    expect(code).toBe(0);
    expect(out + err).toMatchInlineSnapshot(`
      "abbr.  subject          КТ 1  average  missed, h
      ОПр    Основы примеров  8 5       6.5          2
      Average mark: 6.50, unexcused hours: 2
      Place: 3 of 25
      "
    `);
  });

  it('rating: own prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await askSignedIn(['rating', 'own', '--csv'])).out).toMatchInlineSnapshot(`
      "abbrev,subject,point1,average,hours
      ОПр,Основы примеров,8 5,6.5,2
      "
    `);
    const { out, err } = await askSignedIn(['rating', 'own', '--json']);
    expect(JSON.parse(out)).toEqual(own);
    expect(err).toBe('');
  });

  it('rating: own reports that there are no marks, and shows no place', async () => {
    answer('GET /personal-rating', ok({ ...own, subjects: [], standing: null }));
    expect((await askSignedIn(['rating', 'own'])).err).toBe('No lessons have been recorded this term yet.\n');
  });

  it('rating: own requires a signed-in student', async () => {
    expect((await ask(['rating', 'own'])).code).toBe(4);
    answer('GET /personal-rating', { status: 404 });
    expect((await askSignedIn(['rating', 'own'])).err).toBe('There is no such student.\n');
  });
});
