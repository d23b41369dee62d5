import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { usePerson } from '../../account/person.ts';
import type { SectionState } from '../../ui/sections.ts';
import { rulesOf, type FormKind } from '@semestr/core/requests/kinds';
import { requestsOf } from './requests.ts';

interface BadgeProps {
  /** Section of the study page. */
  part: string;
  show: ComponentType<SectionState>;
}

/** Number of pending requests of a type with the common form. */
export default function FormRequestsBadge({ part, show: Show }: BadgeProps) {
  // The section has the name of the request type.
  const kind = part as FormKind;
  const { data } = useQuery(requestsOf(kind, usePerson()));
  const count = (data ?? []).filter(({ state }) => rulesOf(kind).waits.includes(state)).length;
  return count > 0 && <Show kind="waits" word="inWork" count={count} />;
}
