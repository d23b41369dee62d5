import { Users2 } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { groupTexts } from './texts.ts';

/** Student groups: the list, by whose names terms and others refer to them. */
export const groups = defineResource({
  name: 'groups',
  section: 'data',
  icon: Users2,
  texts: groupTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).groups,
  represent: ({ name }) => name,
  pages: { list: () => import('./GroupList.tsx') },
});
