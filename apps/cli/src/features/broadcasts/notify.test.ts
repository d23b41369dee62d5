import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const preview = 'POST /admin/broadcasts/preview';
const send = 'POST /admin/broadcasts';

const { ask, askUnknown, answer, requests } = administratorServer({
  'GET /student-groups/filters?name=': ok([{ id: 100500, name: '428501', specialityAbbrev: 'РИС' }]),
  'GET /faculties': ok([{ id: 7, name: 'Факультет информационных систем', abbrev: 'ФИС' }]),
  [preview]: ok({ recipients: 448 }),
  [send]: (body) => ({
    body: {
      ...(body as object),
      id: 12,
      version: 1,
      authorId: 1,
      createdAt: '2026-11-25T09:00:00Z',
      sentAt: null,
      recipients: null,
    },
  }),
});

const notify = (...argv: string[]) => ask(['notify', ...argv]);
const bodyOf = (line: string): unknown => requests().find((request) => request.line === line)?.body;

describe('semestr admin notify', () => {
  it('broadcasts: sends to the students of groups, courses and faculties by their names', async () => {
    const whom = ['--group', '428501', '--course', '1', '--course', '2', '--faculty', 'фис'];
    const { code, out, err } = await notify(...whom, '--text', ' Группу ждут в деканате. ', '--yes');
    expect({ code, err }).toEqual({
      code: 0,
      err: '448 people will receive it.\nThe notification has been sent.\n',
    });
    expect(out).toMatchInlineSnapshot(`
      "No.         12
      recipients  448
      text        Группу ждут в деканате.
      "
    `);
    expect(bodyOf(send)).toEqual({
      audience: 'students',
      facultyIds: [7],
      courses: [1, 2],
      groupIds: [100500],
      text: 'Группу ждут в деканате.',
      sendAt: null,
    });
  });

  it('broadcasts: schedules a message in the university’s time zone, and states how to cancel', async () => {
    const { code, err } = await notify(
      '--employees',
      '--text',
      'Совещание.',
      '--at',
      '26.11.2026 15',
      '--yes',
    );
    expect(code).toBe(0);
    expect(err).toContain(
      'will be sent at 26.11.2026 15:00. To cancel it: semestr admin broadcasts delete 12',
    );
    expect(bodyOf(send)).toMatchObject({ audience: 'employees', sendAt: '2026-11-26T12:00:00.000Z' });
  });

  it('broadcasts: prompts at a terminal, and requires --yes elsewhere', async () => {
    const off = await notify('--everybody', '--text', 'Тест');
    expect(off.code).toBe(2);
    expect(off.err).toContain('--yes');
    const no = await ask(['notify', '--everybody', '--text', 'Тест'], { typed: ['Admin-2026!', 'no'] });
    expect(no).toMatchObject({ code: 1, err: expect.stringContaining('448 people will receive it.') });
    expect(no.err).toContain('The notification has not been sent.');
    const yes = await ask(['notify', '--everybody', '--text', 'Тест'], { typed: ['Admin-2026!', 'yes'] });
    expect(yes.code).toBe(0);
    expect(requests().filter(({ line }) => line === send)).toHaveLength(1);
  });

  it('broadcasts: --dry-run reports the number of recipients and sends nothing', async () => {
    const { code, out, err } = await notify('--students', '--text', 'Тест', '--dry-run');
    expect(code).toBe(0);
    expect(err).toContain('448 people will receive it.');
    expect(JSON.parse(out)).toMatchObject({ method: 'POST', body: { audience: 'students', text: 'Тест' } });
    expect(bodyOf(send)).toBeUndefined();
  });

  it.each([
    [['--text', 'Тест'], 'give the recipients'],
    [['--students', '--employees', '--text', 'Тест'], 'give only one audience'],
    [['--students'], 'give the text'],
    [['--students', '--text', ' '], 'The text is empty'],
    [['--students', '--text', 'я'.repeat(1001)], 'longer than 1000'],
    [['--students', '--text', 'Тест', '--at', 'завтра'], '--at'],
    [['--course', '0', '--text', 'Тест'], '--course'],
  ])('broadcasts: rejects %j as wrong usage', async (argv, sentence) => {
    const { code, err } = await notify(...argv, '--yes');
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(bodyOf(send)).toBeUndefined();
  });

  it('broadcasts: names unknown groups and faculties and sends nothing', async () => {
    expect((await notify('--group', '999999', '--text', 'Тест', '--yes')).err).toContain('no group "999999"');
    expect((await notify('--faculty', 'ФФФ', '--text', 'Тест', '--yes')).err).toContain('Choose from: ФИС');
    answer(preview, ok({ recipients: 0 }));
    expect(await notify('--group', '428501', '--text', 'Тест', '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('No recipients match'),
    });
    expect(bodyOf(send)).toBeUndefined();
  });

  it('broadcasts: requires a signed-in administrator', async () => {
    expect((await askUnknown(['notify', '--students', '--text', 'Тест', '--yes'])).code).toBe(4);
  });
});
