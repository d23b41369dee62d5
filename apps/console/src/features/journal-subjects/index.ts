import { Notebook } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { journalSubjectTexts } from './texts.ts';

/** Subjects of the group journals. */
export const journalSubjects = defineCrud({
  name: 'journal-subjects',
  section: 'studies',
  area: 'studies',
  icon: Notebook,
  texts: journalSubjectTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).journalSubjects,
  represent: ({ abbrev, type }) => `${abbrev}, ${type}`,
  kind: () => import('./kind.ts'),
});
