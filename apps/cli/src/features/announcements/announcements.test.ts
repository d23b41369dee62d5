import { describe, expect, it } from 'vitest';
import { announcement, page } from '../../../test/answers.fixture.ts';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const later = announcement({
  id: 2802,
  date: '2026-12-02',
  startTime: '00:00',
  endTime: '00:01',
  auditory: null,
  studentGroups: [
    { id: 24001, name: '428501' },
    { id: 24002, name: '428502' },
  ],
  content: 'Принесите\nзачётки, "все"',
});
const evening = announcement({
  id: 2803,
  startTime: '18:00',
  endTime: null,
  auditory: { id: 1, name: 'холл' },
});
const own = announcement({ auditory: { id: 301, name: '407', buildingNumber: '5 к.' } });

const { ask, askSignedIn, answer, requests } = openServer(
  {
    'GET /announcements/student-groups?name=428501': ok([later, evening, announcement()]),
    'GET /announcements/employees?url-id=i-obrazcov': ok(page([later])),
    'GET /announcements/departments?url-id=kaf-o': ok([announcement()]),
  },
  {
    'GET /announcements': ok([own]),
    'GET /announcements?all=true': ok([own, { ...own, id: 9, content: 'Другой группе' }]),
  },
);

const group = ['announcements', '--group', '428501'];

describe('semestr announcements', () => {
  it('announcements: lists the announcements for a group, the next first', async () => {
    const { code, out, err } = await ask(group, { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "   №  дата        время        ауд.      преподаватель   группы          объявление
      2801  2026-11-30  09:00–10:20  407-5 к.  Образцов И. И.  428501          Консультация переносится.
      2803  2026-11-30  18:00        холл      Образцов И. И.  428501          Консультация переносится.
      2802  2026-12-02                         Образцов И. И.  428501, 428502  Принесите зачётки, "все"
      "
    `);
  });

  it('announcements: prints CSV with stable keys, and JSON', async () => {
    expect((await ask([...group, '--csv'])).out).toMatchInlineSnapshot(`
      "id,date,time,room,employee,groups,content
      2801,2026-11-30,09:00–10:20,407-5 к.,Образцов И. И.,428501,Консультация переносится.
      2803,2026-11-30,18:00,холл,Образцов И. И.,428501,Консультация переносится.
      2802,2026-12-02,,,Образцов И. И.,"428501, 428502","Принесите
      зачётки, ""все"""
      "
    `);
    expect(JSON.parse((await ask([...group, '--json'])).out)).toEqual([announcement(), evening, later]);
  });

  it('announcements: lists the announcements of an educator, paginated or not, and of a department', async () => {
    const ofTeacher = await ask(['announcements', '--employee', 'i-obrazcov', '--json']);
    expect(JSON.parse(ofTeacher.out)).toEqual([later]);
    const ofDepartment = await ask(['announcements', '--department', 'kaf-o', '--json']);
    expect(JSON.parse(ofDepartment.out)).toEqual([announcement()]);
  });

  it('announcements: adds announcements by the group’s educators to others when requested', async () => {
    expect((await askSignedIn(['announcements', '--all'])).out).toContain('Другой группе');
    expect((await askSignedIn(['announcements'])).out).not.toContain('Другой группе');
  });

  it('announcements: lists the user’s own by default', async () => {
    expect((await askSignedIn(['announcements'])).out).toMatchInlineSnapshot(`
      " No.  date        time         room   teacher         groups  announcement
      2801  2026-11-30  09:00–10:20  407-5  Образцов И. И.  428501  Консультация переносится.
      "
    `);
    const { code, err } = await ask(['announcements']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });

  it.each([
    [
      ['--group', '999999'],
      'There are no announcements for the group 999999. Group numbers: semestr groups list',
    ],
    [
      ['--employee', 'nobody'],
      'There are no announcements of the teacher "nobody". Find the address with: semestr employees find NAME',
    ],
    [
      ['--department', 'kaf-x'],
      'There are no announcements of the department "kaf-x". Find the address with: semestr departments list',
    ],
  ])('announcements: reports for %j that there are none, and where to look', async (argv, sentence) => {
    expect(await ask(['announcements', ...argv])).toEqual({ code: 0, out: '', err: `${sentence}\n` });
  });

  it('announcements: list is the default command, and a misspelt command is rejected', async () => {
    expect(await ask(['announcements', 'list', ...group.slice(1)])).toEqual(await ask(group));
    const { code, err } = await ask(['announcements', 'lits']);
    expect(code).toBe(2);
    expect(err).toContain('too many arguments: lits');
  });

  it('announcements: reports that the user has none, and reports failures', async () => {
    answer('GET /announcements', ok([]));
    expect((await askSignedIn(['announcements'])).err).toBe('There are no announcements for you.\n');
    answer('GET /announcements', { status: 500 });
    expect(await askSignedIn(['announcements'])).toEqual({
      code: 1,
      out: '',
      err: 'Failed to load announcements.\n',
    });
  });

  it('announcements: rejects more than one source', async () => {
    const { code, err } = await ask([...group, '--department', 'kaf-o']);
    expect(code).toBe(2);
    expect(err).toContain('give only one of --group, --employee and --department');
    expect(requests()).toEqual([]);
  });
});
