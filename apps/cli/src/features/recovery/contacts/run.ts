import type { Client } from '@semestr/api/client';
import { list } from '@semestr/api/contacts';
import type { Reply } from '@semestr/api/endpoint';
import { clientOf } from '../../../http/client.ts';
import { withSession } from '../../../http/session.ts';
import { signIn, signOut } from '../../../http/sign-in.ts';
import { needsConfirmation } from '../../../io/confirm.ts';
import type { ExitCode } from '../../../io/failure.ts';
import type { Context } from '../../../io/io.ts';
import { codeFor } from '../codes.ts';
import { refusedConsent } from '../consent.ts';
import type { ProvokedIn } from '../provoked.ts';
import { printRehearsal } from '../report.ts';
import { restoreAttempts, type Subject, subjectOf } from '../subject.ts';
import { refusalIn, stepsOf } from '../steps.ts';
import { restoreContact } from './put-back.ts';
import { rehearse } from './rehearse.ts';
import { contactOf, type Stage } from './stage.ts';

export interface Rehearsal {
  login: string;
  /** File with the user's password: contacts can only be confirmed by their owner. */
  asPasswordFile: string;
  /** The whole contact; defaults to an unconfirmed one, otherwise the first. */
  contact: string | undefined;
  provoke: ReadonlySet<ProvokedIn<'contacts'>>;
  /** `--yes`: no confirmation prompt. */
  isSure: boolean;
}

/** Runs the steps and restores the contact even after a failure; the completed steps are reported then too. */
async function perform(context: Context, stage: Stage, provoke: Rehearsal['provoke']): Promise<void> {
  try {
    try {
      await rehearse(stage, provoke);
    } finally {
      await restoreContact(stage);
    }
  } catch (error) {
    await printRehearsal(context, { steps: stage.steps, goal: 'confirmed', brokeOff: true });
    throw error;
  }
}

/**
 * Loads the user's own contacts. Restores the attempts of a locked-out user first, because the contacts cannot be
 * listed otherwise.
 */
const ownContacts = (admin: Client, person: Client, subject: Subject): Promise<Reply<typeof list>> =>
  person.call(list, {}).catch(async (error: unknown) => {
    if (refusalIn(error).reason !== 'blocked') throw error;
    await restoreAttempts(admin, subject);
    return person.call(list, {});
  });

/**
 * Rehearses the confirmation of a contact as its owner, with a code that an administrator reads when the server shows
 * it. Exits with 1 when a step had an unexpected result.
 */
export async function runContacts(
  context: Context,
  { login, asPasswordFile, contact, provoke, isSure }: Rehearsal,
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  const steps = stepsOf(context);
  const refused = await withSession(context, async ({ client: admin }) => {
    const subject = await subjectOf(admin, login);
    const code = await refusedConsent(context, { subject, changes: 'contact', provoke, asks });
    if (code !== null) return code;
    const session = await signIn(context, { user: login, passwordFile: asPasswordFile });
    const person = session.client;
    try {
      const own = await steps.make('own-contacts', () => ownContacts(admin, person, subject));
      if (!own) return null;
      const { contactDtoList: contacts } = own.answer;
      const before = contactOf(contacts, { login, contact });
      const stage: Stage = {
        stranger: clientOf(context),
        admin,
        person,
        subject,
        steps,
        before,
        foreignId: Math.max(...contacts.map(({ id }) => id)) + 1,
        readCode: () => codeFor(context, admin, before.value),
        now: context.now,
      };
      await perform(context, stage, provoke);
      return null;
    } finally {
      await signOut(session);
    }
  });
  if (refused !== null) return refused;
  return printRehearsal(context, { steps, goal: 'confirmed' });
}
