import { createTransport } from 'nodemailer';
import { pingScanner } from '../../domain/virus-scanner.ts';
import { pushContactOf } from '../../start/env.ts';
import { type Exam, type Finding, finding, reasonOf } from './findings.ts';
import { answerOf, PATIENCE } from './network.ts';

/** Gateways are not needed in a demo, which shows the codes of messages. */
const unset = ({ env }: Exam): 'ok' | 'look' => (env.DEMO ? 'ok' : 'look');

const isLocal = (address: string): boolean => /@localhost\b/.test(address);

/** Connects like the delivery, signs in if the address has a username, and sends nothing. */
export async function examineMail(exam: Exam): Promise<Finding> {
  const { env, t } = exam;
  if (env.SMTP_URL === undefined) return finding('mail', unset(exam), t('mail.none'), t('mail.fixNone'));
  const { host } = new URL(env.SMTP_URL);
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await transport.verify();
  } catch (error) {
    // The error message, which includes the server's: "Invalid login: 535 …".
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    return finding('mail', 'bad', t('mail.silent', { host, reason }), t('mail.fix'));
  } finally {
    transport.close();
  }
  return isLocal(env.MAIL_FROM)
    ? finding('mail', 'look', t('mail.sender', { host, from: env.MAIL_FROM }), t('mail.fixSender'))
    : finding('mail', 'ok', t('mail.open', { host }), null);
}

/** Sends an empty request to the gateway's host, without credentials; any response is sufficient. */
export async function examineSms(exam: Exam): Promise<Finding> {
  const { env, t } = exam;
  if (env.SMS_URL === undefined) return finding('sms', unset(exam), t('sms.none'), t('sms.fixNone'));
  const { origin, host } = new URL(env.SMS_URL);
  try {
    const { status } = await answerOf(origin, 'HEAD');
    return status >= 500
      ? finding('sms', 'look', t('sms.status', { host, status }), t('sms.fix'))
      : finding('sms', 'ok', t('sms.open', { host }), null);
  } catch (error) {
    return finding('sms', 'bad', t('sms.silent', { host, reason: reasonOf(error) }), t('sms.fix'));
  }
}

/** Checks the contact for browser push services. */
export function examinePush(exam: Exam): Finding {
  const { env, t } = exam;
  if (env.PUSH_SERVICES.length === 0) return finding('push', 'ok', t('push.off'), null);
  const contact = pushContactOf(env);
  const health = isLocal(contact) ? unset(exam) : 'ok';
  return finding('push', health, t('push.contact', { contact }), t('push.fix'));
}

/** Checks the virus scanner; returns no findings without one. */
export async function examineScanner({ env, t }: Exam): Promise<Finding[]> {
  const { CLAMD: place } = env;
  if (place === undefined) return [];
  try {
    await pingScanner(place);
    return [finding('scanner', 'ok', t('scanner.open', { place }), null)];
  } catch (error) {
    return [
      finding('scanner', 'bad', t('scanner.silent', { place, reason: reasonOf(error) }), t('scanner.fix')),
    ];
  }
}
