import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { usePerson } from '../../account/person.ts';
import type { SectionState } from '../../ui/sections.ts';
import { rulesOf, type FormKind } from '@semestr/core/requests/kinds';
import { requestsOf } from './requests.ts';

interface BadgeProps {
  /** The part of the study page whose badge it is. */
  part: string;
  show: ComponentType<SectionState>;
}

/** Number of pending requests of a kind with the common form. */
export default function FormRequestsBadge({ part, show: Show }: BadgeProps) {
  // A part of such a kind has its name.
  const kind = part as FormKind;
  const { data } = useQuery(requestsOf(kind, usePerson()));
  const count = (data ?? []).filter(({ state }) => rulesOf(kind).waits.includes(state)).length;
  return count > 0 && <Show kind="waits" word="inWork" count={count} />;
}
