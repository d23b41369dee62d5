import { type PremiumPenalty, premiumPenalty } from '@semestr/api/dormitory';
import { inOrder, parseDotted } from '@semestr/core/dates';
import { type DirectiveKind, directiveKindOf, LIFTED } from '@semestr/core/dormitory';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Query for the premiums and penalties of a student; null for users who are not students. */
export const directivesOf = (user: User) => queryOrNull(premiumPenalty, {}, user);

/** A premium or penalty as listed. */
export interface DirectiveView extends PremiumPenalty {
  /** Null when the provider does not return it; then its status is shown instead. */
  kind: DirectiveKind | null;
  isLifted: boolean;
}

/** Sorts directives latest first; those without a date last. */
export const toDirectiveViews = (list: readonly PremiumPenalty[]): readonly DirectiveView[] =>
  list
    .map((one) => ({
      ...one,
      kind: directiveKindOf(one.directiveDto),
      isLifted: one.status === LIFTED,
      on: (one.directiveDto && parseDotted(one.directiveDto.date)) ?? '',
    }))
    .toSorted((a, b) => inOrder(b.on, a.on) || b.id - a.id);

export const isInForce = ({ kind, isLifted }: DirectiveView): boolean => kind === 'penalty' && !isLifted;
