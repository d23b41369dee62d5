import type { Client } from '@semestr/api/client';
import { list } from '@semestr/api/contacts';
import type { Reply } from '@semestr/api/endpoint';
import { clientOf } from '../../../http/client.ts';
import { withSession } from '../../../http/session.ts';
import { signIn, signOut } from '../../../http/sign-in.ts';
import { asksFirst } from '../../../io/confirm.ts';
import type { ExitCode } from '../../../io/failure.ts';
import type { Context } from '../../../io/io.ts';
import { codeFor } from '../codes.ts';
import { refusedConsent } from '../consent.ts';
import type { ProvokedIn } from '../provoked.ts';
import { printRehearsal } from '../report.ts';
import { giveBack, type Subject, subjectOf } from '../staging.ts';
import { refusalIn, stepsOf } from '../steps.ts';
import { putBack } from './put-back.ts';
import { rehearse } from './rehearse.ts';
import { contactOf, type Stage } from './stage.ts';

export interface Rehearsal {
  login: string;
  /** In which file the password of the person is: nobody confirms contacts for somebody else. */
  asPasswordFile: string;
  /** The whole contact; without it one that is to be confirmed, else the first. */
  contact: string | undefined;
  provoke: ReadonlySet<ProvokedIn<'contacts'>>;
  /** `--yes`: nothing is asked. */
  isSure: boolean;
}

/** Makes the steps, and leaves the contact as it was even where they broke off; then what was done is told too. */
async function perform(context: Context, stage: Stage, provoke: Rehearsal['provoke']): Promise<void> {
  try {
    try {
      await rehearse(stage, provoke);
    } finally {
      await putBack(stage);
    }
  } catch (error) {
    await printRehearsal(context, { steps: stage.steps, goal: 'confirmed', brokeOff: true });
    throw error;
  }
}

/** The own contacts of a person; who is shut out gets the attempts back first, for nothing is shown to them. */
const ownContacts = (admin: Client, person: Client, subject: Subject): Promise<Reply<typeof list>> =>
  person.call(list, {}).catch(async (error: unknown) => {
    if (refusalIn(error).reason !== 'blocked') throw error;
    await giveBack(admin, subject);
    return person.call(list, {});
  });

/**
 * Goes through the confirmation of a contact as its owner, with a code that an administrator reads where the server shows
 * it. Exit code 1 where a step came out otherwise than expected.
 */
export async function runContacts(
  context: Context,
  { login, asPasswordFile, contact, provoke, isSure }: Rehearsal,
): Promise<ExitCode> {
  const asks = asksFirst(context, isSure);
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
      const { contactDtoList: known } = own.answer;
      const before = contactOf(known, { login, contact });
      const stage: Stage = {
        stranger: clientOf(context),
        admin,
        person,
        subject,
        steps,
        before,
        foreignId: Math.max(...known.map(({ id }) => id)) + 1,
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
