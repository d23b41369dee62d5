import type { Client } from '@semestr/api/client';
import { change, list, type SettingsContact } from '@semestr/api/contacts';
import { type ContactType, EMAIL, normaliseContact, PHONE } from '@semestr/core/contacts';
import { failure } from '../../../io/failure.ts';
import type { Subject } from '../subject.ts';
import type { Steps } from '../steps.ts';
import { texts } from '../texts.ts';

/** State of a contact before the rehearsal, to be restored after it. */
export interface Before {
  id: number;
  type: ContactType;
  value: string;
  isConfirmed: boolean;
}

/** A rehearsal in progress. */
export interface Stage {
  /** Client without a session. */
  stranger: Client;
  admin: Client;
  /** Client of the contact's owner: administrators cannot act on their behalf here. */
  person: Client;
  subject: Subject;
  steps: Steps;
  before: Before;
  /** Id of another user's contact. */
  foreignId: number;
  /** Reads the last code sent to the contact. */
  readCode: () => Promise<string>;
  now: () => Date;
}

/** Unassigned values; the second is used when the first is the user's own. Nothing is ever sent to them. */
const spares = {
  [PHONE]: ['+375290000000', '+375290000001'],
  [EMAIL]: ['rehearsal@example.com', 'rehearsal@example.net'],
} as const;

/** Removes the confirmation of a contact, which requires setting another value, and restores its value immediately. */
export async function unconfirm({ person, before: { id, type, value } }: Stage): Promise<void> {
  const [first, second] = spares[type];
  await person.call(change, { body: { id, contactValue: value === first ? second : first } });
  await person.call(change, { body: { id, contactValue: value } });
}

/** Returns the number of attempts left. */
export const attemptsLeft = async ({ person }: Pick<Stage, 'person'>): Promise<number> =>
  (await person.call(list, {})).numberOfAttempts;

/** Selects the contact: the named one, otherwise an unconfirmed one, otherwise the first. */
export function contactOf(
  contacts: readonly SettingsContact[],
  { login, contact: typed }: { login: string; contact: string | undefined },
): Before {
  // A contact with an empty value is not set.
  const own = contacts.flatMap(({ id, contactTypeId: type, contactValue: value, confirmed: isConfirmed }) =>
    value ? [{ id, type, value, isConfirmed }] : [],
  );
  const found =
    typed === undefined
      ? (own.find(({ isConfirmed }) => !isConfirmed) ?? own[0])
      : own.find(({ type, value }) => normaliseContact(type, typed) === value);
  if (!found)
    throw failure(texts, (t) =>
      typed === undefined ? t('noneSet', { login }) : t('notOwn', { login, contact: typed }),
    );
  return found;
}
