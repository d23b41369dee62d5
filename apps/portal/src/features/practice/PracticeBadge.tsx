import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { usePerson } from '../../account/person.ts';
import type { SectionState } from '../../ui/sections.ts';
import { practiceOf, toPracticeView } from './practice.ts';

/** Number of placement applications under consideration. */
export default function PracticeBadge({ show: Show }: { show: ComponentType<SectionState> }) {
  const { data } = useQuery(practiceOf(usePerson()));
  const count = (data ?? []).filter((practice) => toPracticeView(practice).state === 'considered').length;
  return count > 0 && <Show kind="waits" word="inWork" count={count} />;
}
