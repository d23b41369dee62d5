import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { announcement, page, room } from '../../../test/answers.fixture.ts';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';
import type { World } from '../../../test/run.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const own = announcement({ auditory: '407-5 к.', version: 3 });
const stored = announcement({ id: 2890, content: 'Консультация', version: 1 });
const send = 'POST /announcements';
const put = 'PUT /announcements';
const remove = 'DELETE /announcements?id=2801';

const { ask, askSignedIn, answer, requests } = openServer(
  {
    'GET /student-groups/filters?name=': ok([
      { id: 24001, name: '428501', specialityAbbrev: 'ПИ' },
      { id: 24002, name: 'ПО-26-1', specialityAbbrev: 'ПО' },
    ]),
    'GET /auditories': ok(page([room])),
  },
  {
    'GET /announcements': ok([own, announcement({ id: 2805 })]),
    [send]: ok(stored),
    [put]: ok({ ...own, version: 4 }),
    [remove]: {},
  },
);

const folder = temporaryFolder();
const changes = () => requests().filter(({ line }) => !line.startsWith('GET'));
const write = (argv: readonly string[], world?: World) =>
  askSignedIn(['announcements', 'write', ...argv], world);
const change = (argv: readonly string[], world?: World) =>
  askSignedIn(['announcements', 'change', ...argv], world);

const consultation = ['--text', ' Консультация ', '--date', '27.11.2026', '--group', '428501'];
const body = {
  content: 'Консультация',
  date: '27.11.2026',
  startTime: null,
  endTime: null,
  auditory: null,
  groupIds: [24001],
};

describe('semestr announcements write', () => {
  it('announcements: write resolves group numbers and the room name', async () => {
    const hours = ['--from', '9:30', '--to', '10.50', '--room', '407-5', '--group', 'по-26-1'];
    const { code, out, err } = await write([...consultation, ...hours], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: 'Объявление опубликовано.\n' });
    expect(out).toMatchInlineSnapshot(`
      "   №  дата        время        ауд.      преподаватель   группы  объявление
      2890  2026-11-30  09:00–10:20  407-5 к.  Образцов И. И.  428501  Консультация
      "
    `);
    expect(changes()).toEqual([
      {
        line: send,
        body: {
          ...body,
          startTime: '09:30',
          endTime: '10:50',
          auditory: '407-5 к.',
          groupIds: [24001, 24002],
        },
      },
    ]);
  });

  it('announcements: write needs neither time nor room, and prints the server’s response with --json', async () => {
    const { out, err } = await write([...consultation, '--json']);
    expect({ out: JSON.parse(out) as unknown, err }).toEqual({ out: stored, err: '' });
    expect(changes()).toEqual([{ line: send, body }]);
    expect(requests().map(({ line }) => line)).not.toContain('GET /auditories');
  });

  it('announcements: write reads a long text from a file, or from stdin after the password', async () => {
    await writeFile(join(folder(), 'text.txt'), 'Первая строка\nвторая\n');
    const rest = consultation.slice(2);
    await write(['--file', 'text.txt', ...rest], { cwd: folder() });
    await write(['--file', '-', ...rest], { stdin: 'Student-2026!\nИз трубы\n' });
    expect(changes().map(({ body: sent }) => sent)).toEqual([
      { ...body, content: 'Первая строка\nвторая' },
      { ...body, content: 'Из трубы' },
    ]);
  });

  it('announcements: write sends nothing with --dry-run', async () => {
    const { code, out } = await write([...consultation, '--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ method: 'POST', path: '/api/v1/announcements', body });
    expect(changes()).toEqual([]);
  });

  it.each([
    [['--group', '999999'], 1, 'There is no group "999999". Group numbers: semestr groups list'],
    [['--room', '1-1'], 1, 'There is no room "1-1". The list: semestr rooms list'],
    [['--date', '24.11.2026'], 2, 'The day is in the past'],
    [['--text', ' '], 2, 'The announcement has no text.'],
    [['--to', '10:00'], 2, 'Give the start time too: --from'],
    [['--from', '10:00', '--to', '09:00'], 2, 'The end must be after the start: --to'],
    [['--from', '24:00'], 2, '--from: write a time such as 14:00 or 9.30, not 24:00.'],
    [['--file', 'x'], 2, "option '--text <text>' cannot be used with option '--file <file>'"],
  ])('announcements: write rejects %j before any request is sent', async (argv, code, sentence) => {
    const printed = await write([...consultation, ...argv]);
    expect(printed).toMatchObject({ code, out: '' });
    expect(printed.err).toContain(sentence);
    expect(changes()).toEqual([]);
  });

  it('announcements: write rejects a text above the length limit', async () => {
    const { code, err } = await write([...consultation, '--text', 'x'.repeat(2001)]);
    expect(code).toBe(2);
    expect(err).toContain('The announcement is too long: at most 2000 characters.');
  });

  it.each([
    [consultation.slice(2), 'give either --text or --file'],
    [consultation.slice(0, 2), "required option '--date <day>' not specified"],
    [consultation.slice(0, 4), "required option '--group <number>' not specified"],
  ])('announcements: write requires text, day and groups: %j', async (argv, sentence) => {
    const { code, err } = await write(argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('announcements: write requires a signed-in educator', async () => {
    expect((await ask(['announcements', 'write', ...consultation])).code).toBe(4);
    answer(send, { status: 404 });
    expect(await write(consultation)).toMatchObject({ code: 1, err: 'There is no such employee.\n' });
  });
});

describe('semestr announcements change', () => {
  const kept = {
    content: 'Консультация переносится.',
    date: '30.11.2026',
    startTime: '09:00',
    endTime: '10:20',
    auditory: '407-5 к.',
    groupIds: [24001],
    id: 2801,
    version: 3,
  };

  it('announcements: change sends the changed fields with the version read, and keeps the rest', async () => {
    const { code, out, err } = await change(['2801', '--date', '1.12.2026', '--from', '08:00']);
    expect({ code, err }).toEqual({ code: 0, err: 'The announcement is changed.\n' });
    expect(out).toContain('2801');
    expect(changes()).toEqual([{ line: put, body: { ...kept, date: '01.12.2026', startTime: '08:00' } }]);
  });

  it('announcements: change removes the time and the room', async () => {
    await change(['2801', '--no-time', '--no-room', '--group', 'ПО-26-1']);
    expect(changes().map(({ body: sent }) => sent)).toEqual([
      { ...kept, startTime: null, endTime: null, auditory: null, groupIds: [24002] },
    ]);
  });

  it('announcements: change sends nothing with --dry-run', async () => {
    const { out } = await change(['2801', '--text', 'Иначе', '--dry-run']);
    expect(JSON.parse(out)).toMatchObject({ method: 'PUT', body: { ...kept, content: 'Иначе' } });
    expect(changes()).toEqual([]);
  });

  it('announcements: change does not find another user’s announcement', async () => {
    for (const id of ['7', '2805'])
      expect(await change([id, '--text', 'x'])).toEqual({
        code: 1,
        out: '',
        err: 'There is no such announcement.\n',
      });
    expect(changes()).toEqual([]);
  });

  it('announcements: change reports a concurrent edit', async () => {
    answer(put, { status: 409 });
    const { code, err } = await change(['2801', '--text', 'x']);
    expect({ code, err }).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "The record was changed in the meantime. Open it again and repeat your change.
      ",
      }
    `);
  });

  it.each([
    [['2801'], 'give what to change'],
    [['2801', '--no-time', '--to', '12:00'], 'give either times or --no-time'],
    [['last', '--no-time'], 'number: write a number such as 7 or 1027, not last.'],
  ])('announcements: change rejects the call %j', async (argv, sentence) => {
    const { code, err } = await change(argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(requests()).toEqual([]);
  });
});

describe('semestr announcements withdraw', () => {
  const withdraw = (...argv: readonly string[]) => askSignedIn(['announcements', 'withdraw', ...argv]);

  it('announcements: withdraw withdraws an announcement', async () => {
    expect(await withdraw('2801')).toEqual({
      code: 0,
      out: '',
      err: 'The announcement 2801 is withdrawn.\n',
    });
    expect(changes().map(({ line }) => line)).toEqual([remove]);
    expect(JSON.parse((await withdraw('2801', '--json')).out)).toEqual({ withdrawn: 2801 });
  });

  it('announcements: withdraw changes nothing with --dry-run', async () => {
    const { out } = await withdraw('2801', '--dry-run');
    expect(JSON.parse(out)).toEqual({ method: 'DELETE', path: '/api/v1/announcements?id=2801' });
    expect(requests()).toEqual([]);
  });

  it('announcements: withdraw reports an unknown announcement', async () => {
    expect(await withdraw('7')).toMatchObject({ code: 1, err: 'There is no such announcement.\n' });
  });
});
