import { isBrsm, isProfCom, researchWork, socialWork, type Work } from '@semestr/api/activity';
import { workStateOf, type WorkState } from '@semestr/core/activity';
import { inOrder, parseDotted } from '@semestr/core/dates';
import { askOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Each may be missing in other providers, or for users who are not students: null. */
export const socialOf = (user: User) => askOrNull(socialWork, {}, user);
export const researchOf = (user: User) => askOrNull(researchWork, {}, user);
export const brsmOf = (user: User) => askOrNull(isBrsm, {}, user);
export const profComOf = (user: User) => askOrNull(isProfCom, {}, user);

/** A work as listed. */
export interface WorkView extends Work {
  /** Null for an unknown status, which is shown without a state. */
  state: WorkState | null;
}

/** Sorts works latest first, whatever order a provider uses. */
export const toWorkViews = (list: readonly Work[]): readonly WorkView[] =>
  list
    .map((work) => ({ ...work, state: workStateOf(work.status), on: parseDotted(work.date) ?? '' }))
    .toSorted((a, b) => inOrder(b.on, a.on) || b.id - a.id);
