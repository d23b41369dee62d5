import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { usePerson } from '../../account/person.ts';
import type { SectionState } from '../../ui/sections.ts';
import { useNow } from '../../hydration/now.ts';
import {
  controlsOf,
  debtsOf,
  markbookOf,
  debtsWithoutSheet,
  sheetsOf,
  toSheetView,
  subjectsOf,
} from './mark-sheets.ts';

/** Number of mark sheets required for debts, or else the number in progress. */
export default function MarkSheetsBadge({ show: Show }: { show: ComponentType<SectionState> }) {
  const user = usePerson();
  const { today } = useNow();
  const { data: sheets } = useQuery(sheetsOf(user));
  const { data: subjects } = useQuery(subjectsOf(user));
  const { data: markbook } = useQuery(markbookOf(user));
  const views = (sheets ?? []).map(toSheetView);
  const inWork = views.filter(({ state }) => state === 'processing').length;
  // Waits for the mark sheets: until they are loaded, every debt would seem to need one.
  const debts = sheets && markbook ? debtsOf(markbook, controlsOf(subjects ?? []), views, today) : [];
  const needed = debtsWithoutSheet(debts).length;
  if (needed > 0) return <Show kind="move" word="needed" count={needed} />;
  return inWork > 0 && <Show kind="waits" word="inWork" count={inWork} />;
}
