import { kindOfTerm, yearOfTerm } from '@semestr/core/term';
import { CalendarRange } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { groupTermTexts } from './texts.ts';

/** When the terms and sessions of groups run. */
export const groupTerms = defineResource({
  name: 'group-terms',
  section: 'data',
  icon: CalendarRange,
  texts: groupTermTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).groupTerms,
  // The same in both languages: "2026/27 · I" is the autumn of that academic year.
  represent: ({ term }) => {
    const year = yearOfTerm(term);
    return `${year}/${String(year + 1).slice(-2)} · ${kindOfTerm(term) === 'autumn' ? 'I' : 'II'}`;
  },
  pages: {
    list: () => import('./GroupTermList.tsx'),
    create: () => import('./GroupTermCreate.tsx'),
    edit: () => import('./GroupTermEdit.tsx'),
  },
});
