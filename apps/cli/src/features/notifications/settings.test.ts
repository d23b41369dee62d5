import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const found = {
  emailKinds: ['marks', 'deadlines'],
  pushKinds: ['schedule'],
  quiet: { from: '22:00', to: '07:00' },
};
const put = 'PUT /notifications/settings';

const { ask, askUnknown, answer, requests } = ownServer({
  'GET /notifications/settings': ok(found),
  [put]: {},
});

const settings = (...argv: readonly string[]) => ask(['notifications', 'settings', ...argv]);
const sent = () =>
  requests()
    .filter(({ line }) => line === put)
    .map(({ body }) => body);

describe('semestr notifications settings', () => {
  it('notification settings: shows the current choices, with the words that select them', async () => {
    const { code, out, err } = await ask(['notifications', 'settings'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "на почту    отметки и пропуски (marks), сроки и напоминания (deadlines)
      в браузере  изменения расписания (schedule)
      тихие часы  22:00–07:00
      "
    `);
    expect(sent()).toEqual([]);
  });

  it('notification settings: prints the server’s response with --json', async () => {
    expect(JSON.parse((await settings('--json')).out)).toEqual(found);
  });

  it('notification settings: reports that there are no quiet hours', async () => {
    answer('GET /notifications/settings', ok({ ...found, quiet: null }));
    expect((await settings()).out).toMatch(/^quiet hours +none$/m);
  });

  it('notification settings: changes the given settings, keeps the rest, and shows the result', async () => {
    const { code, out, err } = await settings('--email', 'announcements, marks,marks');
    expect({ code, err }).toEqual({ code: 0, err: 'The settings are changed.\n' });
    expect(out).toMatchInlineSnapshot(`
      "by e-mail       marks and absences (marks), announcements (announcements)
      in the browser  schedule changes (schedule)
      quiet hours     22:00–07:00
      "
    `);
    expect(sent()).toEqual([{ ...found, emailKinds: ['marks', 'announcements'] }]);
  });

  it.each([
    [['--email', 'none'], { ...found, emailKinds: [] }],
    [['--browser', 'none'], { ...found, pushKinds: [] }],
    [['--quiet', '23:30-6:00'], { ...found, quiet: { from: '23:30', to: '06:00' } }],
    [['--quiet', '22-7'], { ...found, quiet: { from: '22:00', to: '07:00' } }],
    [['--no-quiet'], { ...found, quiet: null }],
  ])('notification settings: stores %j', async (argv, stored) => {
    const { out } = await settings(...argv, '--json');
    expect(sent()).toEqual([stored]);
    expect(JSON.parse(out)).toEqual(stored);
  });

  it('notification settings: sends nothing with --dry-run', async () => {
    const { out } = await settings('--no-quiet', '--dry-run');
    expect(JSON.parse(out)).toEqual({
      method: 'PUT',
      path: '/api/v1/notifications/settings',
      body: { ...found, quiet: null },
    });
    expect(sent()).toEqual([]);
  });

  it.each([
    [['--email', 'marks,spam'], 'none, several separated by commas, not marks,spam.'],
    [['--quiet', '22:00'], '--quiet: write hours such as 22:00-07:00, not 22:00.'],
    [['--quiet', '22:00-07:00-08:00'], '--quiet: write hours such as 22:00-07:00, not 22:00-07:00-08:00.'],
    [['--quiet', '22:00-24:00'], '--quiet: write hours such as 22:00-07:00, not 22:00-24:00.'],
  ])('notification settings: rejects the call %j', async (argv, sentence) => {
    const { code, err } = await settings(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(requests()).toEqual([]);
  });

  it('notification settings: requires a signed-in user, and reports failures', async () => {
    expect((await askUnknown(['notifications', 'settings'])).code).toBe(4);
    answer(put, { status: 500 });
    expect(await settings('--no-quiet')).toEqual({
      code: 1,
      out: '',
      err: 'Failed to change the notification settings.\n',
    });
  });
});
