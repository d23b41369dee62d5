import { lettersOf } from '@semestr/core/lesson-letters';
import { Notebook } from 'lucide-react';
import { chosenLanguage } from '../../i18n/language.ts';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Subjects of the group journals. */
export const journalSubjects = defineCrud({
  name: 'journal-subjects',
  section: 'studies',
  area: 'studies',
  icon: Notebook,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/journal-subjects'),
  calls: async () => (await import('@semestr/api/journal-records')).journalSubjects,
  represent: ({ abbrev, type }) => `${abbrev}, ${lettersOf(type, chosenLanguage())}`,
  kind: () => import('./kind.ts'),
});
