import { type PremiumPenalty, premiumPenalty } from '@semestr/api/dormitory';
import { inOrder, parseDotted } from '@semestr/core/dates';
import { type DirectiveKind, directiveKindOf, LIFTED } from '@semestr/core/dormitory';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** The premiums and penalties of a student; null for somebody who does not study. */
export const directivesOf = (user: User) => askOrNull(premiumPenalty, {}, user);

/** A premium or a penalty as lists show it. */
export interface ShownDirective extends PremiumPenalty {
  /** Null where the provider does not tell: its word for the state is shown then. */
  kind: DirectiveKind | null;
  isLifted: boolean;
}

/** The latest first; those without a day last. */
export const shownDirectives = (list: readonly PremiumPenalty[]): readonly ShownDirective[] =>
  list
    .map((one) => ({
      ...one,
      kind: directiveKindOf(one.directiveDto),
      isLifted: one.status === LIFTED,
      on: (one.directiveDto && parseDotted(one.directiveDto.date)) ?? '',
    }))
    .toSorted((a, b) => inOrder(b.on, a.on) || b.id - a.id);

export const isInForce = ({ kind, isLifted }: ShownDirective): boolean => kind === 'penalty' && !isLifted;
