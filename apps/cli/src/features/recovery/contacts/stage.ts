import type { Client } from '@semestr/api/client';
import { change, list, type SettingsContact } from '@semestr/api/contacts';
import { type ContactType, EMAIL, normaliseContact, PHONE } from '@semestr/core/contacts';
import { failure } from '../../../io/failure.ts';
import type { Subject } from '../staging.ts';
import type { Steps } from '../steps.ts';
import { texts } from '../texts.ts';

/** A contact as it was before the rehearsal, and is to be after it. */
export interface Before {
  id: number;
  type: ContactType;
  value: string;
  isConfirmed: boolean;
}

/** A rehearsal in progress. */
export interface Stage {
  /** As a stranger, who has no session. */
  stranger: Client;
  admin: Client;
  /** As whose contact it is: administrators may not act for them here. */
  person: Client;
  subject: Subject;
  steps: Steps;
  before: Before;
  /** The number of a contact that is not theirs. */
  foreignId: number;
  /** What was sent to the contact last. */
  readCode: () => Promise<string>;
  now: () => Date;
}

/** Values that belong to nobody; the second where the first is the person's own. Nothing is ever sent to them. */
const spares = {
  [PHONE]: ['+375290000000', '+375290000001'],
  [EMAIL]: ['rehearsal@example.com', 'rehearsal@example.net'],
} as const;

/** Takes the confirmation off a contact, which only another value does; its own is back at once. */
export async function unconfirm({ person, before: { id, type, value } }: Stage): Promise<void> {
  const [first, second] = spares[type];
  await person.call(change, { body: { id, contactValue: value === first ? second : first } });
  await person.call(change, { body: { id, contactValue: value } });
}

/** How many attempts are left. */
export const attemptsLeft = async ({ person }: Pick<Stage, 'person'>): Promise<number> =>
  (await person.call(list, {})).numberOfAttempts;

/** The contact that is meant: the named one, else one that is still to be confirmed, else the first. */
export function contactOf(
  contacts: readonly SettingsContact[],
  { login, contact: typed }: { login: string; contact: string | undefined },
): Before {
  // An empty one is not set.
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
