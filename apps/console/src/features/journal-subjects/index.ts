import { Notebook } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { journalSubjectTexts } from './texts.ts';

/** Subjects of the journals of groups. */
export const journalSubjects = definePlain({
  name: 'journal-subjects',
  section: 'studies',
  area: 'studies',
  icon: Notebook,
  texts: journalSubjectTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).journalSubjects,
  represent: ({ abbrev, type }) => `${abbrev}, ${type}`,
  kind: () => import('./kind.ts'),
});
