import { list } from '@semestr/api/passkeys';
import { state } from '@semestr/api/second-factor';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { queryOf } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

export const stateOf = (user: User) => queryOf(state, {}, user);

export const passkeysOf = (user: User) => queryOf(list, {}, user);

/** Returns the date of an instant, in the university's time zone. */
export const dayOf = (moment: string): IsoDate => localDate(new Date(moment));
