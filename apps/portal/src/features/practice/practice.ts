import { enterprises, list, type Practice, types } from '@semestr/api/practice';
import { type IsoDate, parseDotted, readMoment } from '@semestr/core/dates';
import { type PracticeState, practiceStateOf } from '@semestr/core/practice';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Null for users who are not students. */
export const practiceOf = (user: User) => queryOrNull(list, {}, user);
export const enterprisesOf = (user: User) => queryOf(enterprises, {}, user);
/** Null when a provider has no such call; then applications are for the default type. */
export const typesOf = (user: User) => queryOrNull(types, {}, user);

/** A named option of a select. */
export interface Named {
  id: number;
  name: string;
}

/** An application as listed. */
export interface PracticeView extends Practice {
  /** Null for an unknown number; then the provider's label is shown. */
  state: PracticeState | null;
  decidedOn: IsoDate | null;
}

/** Parses a date; other providers may use other formats. */
const dateOf = (text: string | null | undefined): IsoDate | null =>
  text ? (parseDotted(text) ?? readMoment(text)) : null;

export const toPracticeView = (practice: Practice): PracticeView => ({
  ...practice,
  state: practiceStateOf(practice.statusId),
  decidedOn: dateOf(practice.decidedDate),
});
