import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const line = (changes: object = {}) => ({
  subject: 'ОПр',
  fullSubject: 'Основы примеров',
  formOfControl: 'Экзамен',
  hours: '108.0',
  credits: 3,
  mark: '8',
  date: '14.01.2026',
  teacher: 'Образцов И. И.',
  commonMark: 6.9,
  commonRetakes: 0.1,
  retakesCount: 0,
  idSubject: 11,
  idFormOfControl: 1,
  canStudyInParallel: false,
  applicationHasAlreadyBeenSentForParallel: false,
  canLiquidationAcademicDifferences: false,
  applicationHasAlreadyBeenSentForAcademicDifferences: false,
  lmsEducationTerms: null,
  ...changes,
});

const markbook = {
  number: '42850001',
  averageMark: 7.5,
  markPages: {
    '1': {
      averageMark: 7.5,
      marks: [
        line(),
        line({ fullSubject: 'Практикум', formOfControl: 'Зачет', mark: 'зачтено', date: '20.12.2025' }),
      ],
    },
    '10': { averageMark: 0, marks: [line({ mark: '', date: null, teacher: null })] },
    '2': {
      averageMark: 0,
      marks: [line({ fullSubject: '', formOfControl: 'Зачет', mark: 'не зачтено', date: '26.05.2026' })],
    },
  },
  runningSemester: 3,
};

const { ask, askUnknown, answer } = ownServer({ 'GET /markbook': ok(markbook) });

describe('semestr markbook', () => {
  it('markbook: lists the marks by semester, and the average', async () => {
    const { code, out, err } = await ask(['markbook'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: 'Средний балл: 7,50\n' });
    expect(out).toMatchInlineSnapshot(`
      "сем.  предмет          контроль  отметка     дата        преподаватель
         1  Основы примеров  Экзамен   8           2026-01-14  Образцов И. И.
         1  Практикум        Зачёт     зачтено     2025-12-20  Образцов И. И.
         2  ОПр              Зачёт     не зачтено  2026-05-26  Образцов И. И.
        10  Основы примеров  Экзамен
      "
    `);
  });

  it('markbook: prints CSV with stable keys', async () => {
    expect((await ask(['markbook', '--csv'])).out).toMatchInlineSnapshot(`
      "term,subject,form,mark,date,teacher
      1,Основы примеров,Экзамен,8,2026-01-14,Образцов И. И.
      1,Практикум,Зачет,зачтено,2025-12-20,Образцов И. И.
      2,ОПр,Зачет,не зачтено,2026-05-26,Образцов И. И.
      10,Основы примеров,Экзамен,,,
      "
    `);
  });

  it('markbook: prints the server’s response with --json', async () => {
    const { out, err } = await ask(['markbook', '--json']);
    expect(JSON.parse(out)).toEqual(markbook);
    expect(err).toBe('');
  });

  it('markbook: reports that there are no marks yet', async () => {
    answer('GET /markbook', ok({ ...markbook, averageMark: null, markPages: {} }));
    expect(await ask(['markbook'])).toEqual({
      code: 0,
      out: '',
      err: 'The markbook is empty so far.\n',
    });
  });

  it('markbook: reports why there is none', async () => {
    answer('GET /markbook', { status: 404 });
    const { code, out, err } = await ask(['markbook']);
    expect({ code, out, err }).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "There is no such student.
      ",
        "out": "",
      }
    `);
  });

  it('markbook: requires a signed-in user', async () => {
    const { code, out, err } = await askUnknown(['markbook']);
    expect({ code, out }).toEqual({ code: 4, out: '' });
    expect(err).toContain('Sign in with: semestr login');
  });
});
