import { isBrsm, isProfCom, researchWork, socialWork, type Work } from '@semestr/api/activity';
import { workStateOf, type WorkState } from '@semestr/core/activity';
import { inOrder, parseDotted } from '@semestr/core/dates';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** Each may be missing at other providers, or for somebody who does not study: null. */
export const socialOf = (user: User) => askOrNull(socialWork, {}, user);
export const researchOf = (user: User) => askOrNull(researchWork, {}, user);
export const brsmOf = (user: User) => askOrNull(isBrsm, {}, user);
export const profComOf = (user: User) => askOrNull(isProfCom, {}, user);

/** A work as the list shows it. */
export interface ShownWork extends Work {
  /** Null for a word that is not known: it is shown without a judgement. */
  state: WorkState | null;
}

/** The latest first, whatever order a provider has. */
export const shownWorks = (list: readonly Work[]): readonly ShownWork[] =>
  list
    .map((work) => ({ ...work, state: workStateOf(work.status), on: parseDotted(work.date) ?? '' }))
    .toSorted((a, b) => inOrder(b.on, a.on) || b.id - a.id);
