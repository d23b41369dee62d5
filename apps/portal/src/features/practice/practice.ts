import { enterprises, list, type Practice, types } from '@semestr/api/practice';
import { type IsoDate, parseDotted, readMoment } from '@semestr/core/dates';
import { type PracticeState, practiceStateOf } from '@semestr/core/practice';
import { ask, askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** Null for somebody who does not study. */
export const practiceOf = (user: User) => askOrNull(list, {}, user);
export const enterprisesOf = (user: User) => ask(enterprises, {}, user);
/** Null where a provider has no such call: then an application is for the usual kind. */
export const typesOf = (user: User) => askOrNull(types, {}, user);

/** Something with a name, to be chosen by it. */
export interface Named {
  id: number;
  name: string;
}

/** An application as the list shows it. */
export interface ShownPractice extends Practice {
  /** Null for a number that is not known: the provider's word is shown. */
  state: PracticeState | null;
  decidedOn: IsoDate | null;
}

/** Other providers may write their dates otherwise. */
const dateOf = (text: string | null | undefined): IsoDate | null =>
  text ? (parseDotted(text) ?? readMoment(text)) : null;

export const shownPractice = (practice: Practice): ShownPractice => ({
  ...practice,
  state: practiceStateOf(practice.statusId),
  decidedOn: dateOf(practice.decidedDate),
});
