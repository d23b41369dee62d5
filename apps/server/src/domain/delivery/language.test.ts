import { resources } from '@semestr/api/contract';
import * as contacts from '@semestr/api/contacts';
import * as impersonation from '@semestr/api/impersonation';
import * as recovery from '@semestr/api/recovery';
import * as session from '@semestr/api/session';
import { EMAIL, PHONE } from '@semestr/core/contacts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { logins, startTestServer, type TestServer, type Visitor, type Who } from '../../../test/server.ts';
import { type SmsGateway, startSmsGateway } from '../../../test/sms-gateway.ts';
import { attempts } from '../../db/tables/attempts.ts';
import { codes } from '../../db/tables/codes.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { contacts as contactRows, users } from '../../db/tables/users.ts';
import { smsChannel } from './channels.ts';
import { smtpChannel } from './smtp-channel.ts';

let mail: MailServer;
let gateway: SmsGateway;
let server: TestServer;
let demo: (typeof contactRows.$inferSelect)[];
beforeAll(async () => {
  [mail, gateway] = [await startMailServer(), await startSmsGateway()];
  server = await startTestServer({
    channels: { email: smtpChannel(mail.url, 'Semestr <portal@example.by>'), sms: smsChannel(gateway.url) },
  });
  demo = await server.db.select().from(contactRows);
});
afterAll(async () => {
  await server.close();
  await Promise.all([mail.close(), gateway.close()]);
});
beforeEach(async () => {
  for (const table of [codes, attempts, outbox, contactRows]) await server.db.delete(table);
  await server.db.insert(contactRows).values(demo);
  await server.db.update(users).set({ language: null });
  mail.mails.length = 0;
  gateway.texts.length = 0;
});

const english = { cookie: 'language=en' };
const languageOf = async (who: Who) => {
  const [user] = await server.db.select().from(users).where(eq(users.username, logins[who]));
  return user?.language;
};
async function sendCode(visitor: Visitor, type: typeof PHONE | typeof EMAIL): Promise<void> {
  const { contactDtoList } = await visitor.call(contacts.list, {});
  const contact = contactDtoList.find(({ contactTypeId }) => contactTypeId === type);
  await visitor.call(contacts.sendCode, { body: contact?.id ?? 0 });
  await server.deliver();
}

describe('code', () => {
  it('message language: a code is in Russian when the user has never chosen a language', async () => {
    await sendCode(await server.client('unconfirmed'), PHONE);
    expect(gateway.texts[0]?.body.text).toMatch(
      /^Семестр: код подтверждения \d{6}\. Никому его не сообщайте\. Если вы его не запрашивали, ничего делать не нужно\.$/,
    );
  });

  it('message language: a code uses the account’s language, chosen at a sign-in elsewhere', async () => {
    await server.client('unconfirmed', english);
    await sendCode(await server.client('unconfirmed'), EMAIL);
    expect(mail.mails[0]).toMatch(/^Subject: Semestr: confirmation code\r$/m);
    expect(mail.mails[0]).toMatch(/Semestr: confirmation code \d{6}\. Do not share it with anyone\./);
  });

  it('message language: a code uses the language of its request, which is stored', async () => {
    await server.client('unconfirmed', english);
    await sendCode(await server.client('unconfirmed', { cookie: 'language=be' }), PHONE);
    expect(gateway.texts[0]?.body.text).toContain('код подтверждения');
    expect(await languageOf('unconfirmed')).toBe('be');
  });

  it('message language: a code is wiped after sending in every stored form, its subject stays', async () => {
    await sendCode(await server.client('unconfirmed', english), PHONE);
    const [code = ''] = /\d{6}/.exec(gateway.texts[0]?.body.text ?? '') ?? [];
    const [row] = await server.db.select().from(outbox).orderBy(desc(outbox.id));
    expect(row).toMatchObject({ state: 'sent', text: null });
    expect(JSON.stringify(row)).not.toContain(code);
    const messages = await (await server.as('admin')).call(resources.outbox.list, { query: {} });
    expect(messages).toMatchObject([{ subject: 'Semestr: confirmation code', text: null }]);
  });
});

describe('recovery', () => {
  const send = async (headers?: Record<string, string>) => {
    const [user] = await server.db.select().from(users).where(eq(users.username, logins.student));
    const mine = and(eq(contactRows.userId, user?.id ?? 0), eq(contactRows.type, PHONE));
    const [contact] = await server.db.select().from(contactRows).where(mine);
    const stranger = await server.client(undefined, headers);
    const body = { login: logins.student, contactValue: contact?.value ?? '' };
    await stranger.call(recovery.sendCode, { body });
    await server.deliver();
    return gateway.texts[0]?.body.text;
  };

  it('message language: recovery uses the language of the request and keeps that of the account', async () => {
    expect(await send(english)).toContain('confirmation code');
    expect(await languageOf('student')).toBeNull();
  });

  it('message language: recovery uses the account’s language for clients that send none', async () => {
    await server.client('student', english);
    expect(await send()).toContain('confirmation code');
  });
});

describe('language of an account', () => {
  it('message language: an account follows a choice made since the sign-in', async () => {
    const student = await server.client('student');
    await student.call(session.refresh, {});
    expect(await languageOf('student')).toBeNull();
    const cookie = `${student.cookie()}; language=en`;
    await server.fetch(session.refresh.path, { method: 'POST', headers: { cookie } });
    expect(await languageOf('student')).toBe('en');
    await student.call(session.refresh, {});
    expect(await languageOf('student')).toBe('en');
  });

  it('message language: an account ignores the language of an impersonating administrator', async () => {
    const admin = await server.client('admin', english);
    await admin.call(impersonation.start, { body: { studentCardNumber: logins.student, reason: '' } });
    await admin.call(session.refresh, {});
    expect([await languageOf('admin'), await languageOf('student')]).toEqual(['en', null]);
  });

  it('message language: the notice to a replaced address uses the account’s language', async () => {
    const student = await server.client('student', english);
    const { contactDtoList } = await student.call(contacts.list, {});
    const id = contactDtoList.find(({ contactTypeId }) => contactTypeId === EMAIL)?.id ?? 0;
    const plain = {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: student.cookie() },
    };
    const body = JSON.stringify({ id, contactValue: 'another@example.by' });
    await server.fetch(contacts.change.path, { ...plain, body });
    await server.deliver();
    expect(mail.mails[0]).toMatch(/^Subject: Semestr: sign-in to your account\r$/m);
    expect(mail.mails[0]).toContain('Your e-mail was changed: an*******@example.by');
  });
});
