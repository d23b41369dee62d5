import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { usePerson } from '../../account/person.ts';
import type { SectionState } from '../../ui/sections.ts';
import { applicationsOf, toApplicationView } from './applications.ts';

/** Shows that a contract is to be signed, or else the number of applications under consideration. */
export default function StudyApplicationsBadge({ show: Show }: { show: ComponentType<SectionState> }) {
  const { data } = useQuery(applicationsOf(usePerson()));
  const states = (data ?? []).map((application) => toApplicationView(application).state);
  const unsigned = states.filter((state) => state === 'unsigned').length;
  const considered = states.filter((state) => state === 'considered').length;
  if (unsigned > 0) return <Show kind="move" word="sign" count={unsigned} />;
  return considered > 0 && <Show kind="waits" word="inWork" count={considered} />;
}
