import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { smsChannel } from './channels.ts';
import { smtpChannel } from './smtp-channel.ts';

/** A mail server with a self-signed, untrusted certificate. */
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer({ isSecure: true });
});
afterAll(() => mail.close());

const message = { id: 1, recipient: 'a@example.by', subject: 'Код', text: '123456', about: null, files: [] };
const refused = { code: expect.stringMatching(/CERT/) };

it('delivery: sends nothing to a mail server with an untrusted certificate', async () => {
  const channel = smtpChannel(mail.url, 'Semestr <portal@example.by>');
  try {
    const sending = channel.send(message, AbortSignal.timeout(10_000));
    await expect(sending).rejects.toThrow(/certificate/);
  } finally {
    channel.close();
  }
  expect(mail.mails).toEqual([]);
});

it('delivery: sends nothing to a text message gateway with an untrusted certificate', async () => {
  const channel = smsChannel(mail.url.replace('smtps:', 'https:'));
  const sending = channel.send({ ...message, recipient: '+375291234567' }, AbortSignal.timeout(10_000));
  await expect(sending).rejects.toMatchObject({ cause: refused });
});
