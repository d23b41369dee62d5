import { isBrsm, isProfCom, researchWork, socialWork, type Work } from '@semestr/api/activity';
import { workStateOf, type WorkState } from '@semestr/core/activity';
import { inOrder, parseDotted } from '@semestr/core/dates';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Replies are null for users who are not students, and when a provider does not support the call. */
export const socialOf = (user: User) => queryOrNull(socialWork, {}, user);
export const researchOf = (user: User) => queryOrNull(researchWork, {}, user);
export const brsmOf = (user: User) => queryOrNull(isBrsm, {}, user);
export const profComOf = (user: User) => queryOrNull(isProfCom, {}, user);

/** A work as listed. */
export interface WorkView extends Work {
  /** Null for an unknown status, which is shown without a state. */
  state: WorkState | null;
}

/** Sorts works latest first; providers use different orders. */
export const toWorkViews = (list: readonly Work[]): readonly WorkView[] =>
  list
    .map((work) => ({ ...work, state: workStateOf(work.status), on: parseDotted(work.date) ?? '' }))
    .toSorted((a, b) => inOrder(b.on, a.on) || b.id - a.id);
