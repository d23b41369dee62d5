import { change, confirm, list, type SettingsContact, sendCode } from '@semestr/api/contacts';
import { exit, failure } from '../../../io/failure.ts';
import { restoreAttempts } from '../subject.ts';
import { refusalIn } from '../steps.ts';
import { texts } from '../texts.ts';
import { type Stage, unconfirm } from './stage.ts';

async function findContact({ person, before }: Stage): Promise<SettingsContact | undefined> {
  const { contactDtoList } = await person.call(list, {});
  return contactDtoList.find(({ id }) => id === before.id);
}

const isAsBefore = ({ before }: Stage, found: SettingsContact | undefined): boolean =>
  found?.contactValue === before.value && found.confirmed === before.isConfirmed;

/** Confirms the contact with the code that was already sent, or a new one. */
async function confirmAgain({ person, admin, subject, before: { id }, readCode }: Stage): Promise<void> {
  await restoreAttempts(admin, subject);
  await person.call(sendCode, { body: id }).catch((error: unknown) => {
    if (refusalIn(error).reason !== 'code-already-sent') throw error;
  });
  await person.call(confirm, { body: { contactId: id, code: await readCode() } });
}

/**
 * Restores the contact to its state before the rehearsal, regardless of the outcome: the same value, confirmed or not.
 * If that fails, reports the value to set, and the rehearsal has failed.
 */
export async function restoreContact(stage: Stage): Promise<void> {
  const { person, admin, subject, steps, before } = stage;
  const { id, value, isConfirmed } = before;
  const lost = (cause?: unknown) =>
    failure(texts, (t) => t(isConfirmed ? 'notBackConfirmed' : 'notBack', { value }), exit.failed, cause);
  const isBack = async (): Promise<boolean> => {
    const made = await steps.make('put-back', async () => {
      const found = await findContact(stage).catch(async (error: unknown) => {
        // A locked-out user cannot even list their own contacts.
        refusalIn(error);
        await restoreAttempts(admin, subject);
        return findContact(stage);
      });
      if (isAsBefore(stage, found)) return;
      if (found?.contactValue !== value) await person.call(change, { body: { id, contactValue: value } });
      else if (!isConfirmed) await unconfirm(stage);
      if (isConfirmed) await confirmAgain(stage);
    });
    return made !== null && isAsBefore(stage, await findContact(stage));
  };
  const done = await isBack().catch((error: unknown) => {
    throw lost(error);
  });
  if (!done) throw lost();
}
