import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok, type Reply } from '../../../test/provider.fixture.ts';

const contact = (changes: object = {}) => ({
  id: 12,
  contactTypeId: 4,
  contactValue: '+375291112233',
  confirmed: true,
  codeExpirationTime: null,
  ...changes,
});
const email = (changes: object = {}) =>
  contact({ id: 13, contactTypeId: 6, contactValue: 'a.primer@example.by', confirmed: false, ...changes });
const contacts = (list: readonly object[], numberOfAttempts = 4): Reply =>
  ok({ contactDtoList: list, numberOfAttempts, contactBanExpiredTime: null });

const lines = {
  list: 'GET /settings/contacts',
  send: 'POST /settings/contact/send-confirm-message',
  confirm: 'POST /settings/contact/confirm',
  create: 'POST /settings/contact/create',
  update: 'POST /settings/contact/update',
  prove: 'POST /settings/proof',
};
const { ask, askUnknown, answer, requests } = ownServer({
  [lines.list]: contacts([contact(), email()]),
  [lines.send]: ok({ codeExpiredTime: '2026-11-25T09:01:30Z' }),
  [lines.confirm]: {},
  [lines.create]: ok(14),
  [lines.update]: {},
  [lines.prove]: {},
});

const sent = (): string[] => requests().map(({ line }) => line);
const piped = (code: string) => ({ stdin: `Student-2026!\n${code}\n` });

describe('semestr contacts list', () => {
  it('contacts: list shows which contacts are confirmed, and how many attempts are left', async () => {
    const { code, out, err } = await ask(['contacts', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: 'Осталось попыток: 4\n' });
    expect(out).toMatchInlineSnapshot(`
      "что      контакт              состояние
      телефон  +375 (29) 111-22-33  подтверждено
      почта    a.primer@example.by  не подтверждено
      "
    `);
  });

  it('contacts: list says when contacts open again after too many attempts', async () => {
    const body = {
      contactDtoList: [email()],
      numberOfAttempts: 0,
      contactBanExpiredTime: '2026-11-25T11:20:00Z',
    };
    answer(lines.list, ok(body));
    const { err } = await ask(['contacts', 'list']);
    expect(err).toBe('locked: too many tries; open again at 14:20\n');
  });

  it('contacts: list prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['contacts', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "type,value,state
      phone,'+375291112233,confirmed
      e-mail,a.primer@example.by,not confirmed
      "
    `);
    expect(JSON.parse((await ask(['contacts', 'list', '--json'])).out)).toEqual([contact(), email()]);
  });

  it('contacts: list reports that no contact is set', async () => {
    answer(lines.list, contacts([contact({ contactValue: '', confirmed: false })]));
    expect(await ask(['contacts', 'list'])).toEqual({ code: 0, out: '', err: 'No contacts are set.\n' });
  });
});

describe('semestr contacts confirm', () => {
  it('contacts: confirm sends a code and reads it from stdin after the password', async () => {
    const { code, out, err } = await ask(['contacts', 'confirm', 'email'], piped('123456'));
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toBe('A code was sent to your e-mail.\nThe e-mail is confirmed.\n');
    expect(requests().slice(1)).toEqual([
      { line: lines.send, body: 13 },
      { line: lines.confirm, body: { contactId: 13, code: '123456' } },
    ]);
  });

  it('contacts: confirm prompts at a terminal until the code is correct', async () => {
    let tries = 0;
    const world = { typed: ['Student-2026!', '12', '111111', '123456'], isTerminal: true };
    answer(lines.confirm, () => {
      tries += 1;
      return tries === 1 ? { status: 409 } : {};
    });
    const { code, err } = await ask(['contacts', 'confirm', 'email', '--no-color'], world);
    expect(code).toBe(0);
    expect(err).toMatchInlineSnapshot(`
      "Password: 
      A code was sent to your e-mail.
      Code: 
      A code has six digits.
      Code: 
      Wrong code. Attempts left: 2
      Code: 
      The e-mail is confirmed.
      "
    `);
  });

  it('contacts: confirm stops when no attempt is left', async () => {
    answer(lines.list, contacts([email()], 2));
    answer(lines.confirm, { status: 409 });
    const world = { typed: ['Student-2026!', '111111', '222222'], isTerminal: true };
    const { code, err } = await ask(['contacts', 'confirm', 'email', '--no-color'], world);
    expect(code).toBe(1);
    expect(err).not.toContain('Attempts left');
    expect(sent().filter((line) => line === lines.confirm)).toHaveLength(1);
  });

  it('contacts: confirm does not resend a code that was already sent', async () => {
    answer(lines.list, contacts([email({ codeExpirationTime: '2026-11-25T09:01:00Z' })], 3));
    const { code, err } = await ask(['contacts', 'confirm', 'email'], piped('123456'));
    expect({ code, err }).toEqual({
      code: 0,
      err: 'A code was already sent to your e-mail and is still valid.\nThe e-mail is confirmed.\n',
    });
    expect(sent()).toEqual([lines.list, lines.confirm]);
  });

  it('contacts: confirm does nothing for a confirmed contact', async () => {
    const { code, err } = await ask(['contacts', 'confirm', 'phone']);
    expect({ code, err }).toEqual({ code: 0, err: 'The phone is already confirmed.\n' });
    expect(sent()).toEqual([lines.list]);
  });

  it('contacts: confirm explains what to do with a contact that is not set', async () => {
    answer(lines.list, contacts([contact()]));
    const { code, err } = await ask(['contacts', 'confirm', 'email']);
    expect(code).toBe(1);
    expect(err).toContain('semestr contacts set email');
  });

  it.each([
    ['', 'Enter the code'],
    ['12345', 'A code has six digits.'],
  ])('contacts: confirm rejects %j from a pipe', async (code, sentence) => {
    const run = await ask(['contacts', 'confirm', 'email'], piped(code));
    expect(run.code).toBe(1);
    expect(run.err).toContain(sentence);
    expect(sent()).not.toContain(lines.confirm);
  });

  it('contacts: confirm reports until when the user is locked out', async () => {
    answer(lines.send, { status: 429, body: { banExpiredTime: '2026-11-25T10:00:00Z' } });
    const { code, err } = await ask(['contacts', 'confirm', 'email'], piped('123456'));
    expect(code).toBe(1);
    expect(err).toContain('Wait until 13:00.');
  });

  it('contacts: confirm sends no code with --dry-run', async () => {
    const { code, out } = await ask(['contacts', 'confirm', 'email', '--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ method: 'POST', body: 13 });
    expect(sent()).toEqual([lines.list]);
  });
});

describe('semestr contacts set', () => {
  it('contacts: set changes an existing contact', async () => {
    const { code, err } = await ask(['contacts', 'set', 'phone', '8 (029) 555-66-77']);
    expect(code).toBe(0);
    expect(err).toBe('The phone is saved. Confirm it with: semestr contacts confirm phone\n');
    expect(requests().at(-1)).toEqual({
      line: lines.update,
      body: { id: 12, contactValue: '+375295556677' },
    });
  });

  it('contacts: set creates a missing contact', async () => {
    answer(lines.list, contacts([contact()]));
    const { out } = await ask(['contacts', 'set', 'email', 'b.primer@example.by', '--json']);
    expect(JSON.parse(out)).toEqual({ type: 'email', contactValue: 'b.primer@example.by' });
    expect(requests().at(-1)).toEqual({
      line: lines.create,
      body: { contactTypeId: 6, contactValue: 'b.primer@example.by' },
    });
  });

  it.each([
    ['phone', '12-34', '"12-34" is not a phone number.'],
    ['email', 'a@', '"a@" is not an e-mail address.'],
    ['fax', '1', ', not fax.'],
  ])('contacts: set rejects %s %s', async (type, value, sentence) => {
    const { code, err } = await ask(['contacts', 'set', type, value]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(sent()).toEqual([]);
  });

  it('contacts: set changes nothing with --dry-run', async () => {
    const { out } = await ask(['contacts', 'set', 'email', 'b.primer@example.by', '--dry-run']);
    expect(JSON.parse(out)).toMatchObject({ body: { id: 13, contactValue: 'b.primer@example.by' } });
    expect(sent()).toEqual([lines.list]);
  });

  it('contacts: set prompts for step-up verification at a terminal, then continues', async () => {
    let tries = 0;
    answer(lines.update, () => {
      tries += 1;
      return tries === 1 ? { status: 409, body: { reason: 'proof-needed' } } : {};
    });
    const world = { typed: ['Student-2026!', 'Student-2026!'], isTerminal: true };
    const { code, err } = await ask(['contacts', 'set', 'phone', '8 (029) 555-66-77'], world);
    expect(code).toBe(0);
    expect(err).toContain('The phone is saved.');
    expect(sent()).toEqual([lines.list, lines.update, lines.prove, lines.update]);
    expect(requests().at(-2)?.body).toEqual({ password: 'Student-2026!' });
  });

  it('contacts: set explains step-up verification when there is no terminal', async () => {
    answer(lines.update, { status: 409, body: { reason: 'proof-needed' } });
    const { code, err } = await ask(['contacts', 'set', 'email', 'b.primer@example.by']);
    expect(code).toBe(1);
    expect(err).toBe('Confirm your identity with your password, or sign in again.\n');
    expect(sent()).toEqual([lines.list, lines.update]);
  });

  it('contacts: set reports what the server rejects', async () => {
    answer(lines.update, { status: 409 });
    expect(await ask(['contacts', 'set', 'email', 'a.primer@example.by'])).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "Data must not match.
      ",
        "out": "",
      }
    `);
  });
});

it.each([['list'], ['confirm', 'phone'], ['set', 'email', 'b.primer@example.by']])(
  'contacts: %s requires a signed-in user',
  async (...argv) => {
    const { code, out, err } = await askUnknown(['contacts', ...argv]);
    expect({ code, out }).toEqual({ code: 4, out: '' });
    expect(err).toContain('Sign in with: semestr login');
  },
);
