import { Sparkles } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Skills of students, from a shared list. */
export const skills = defineCrud({
  name: 'skills',
  section: 'people',
  area: 'choices',
  icon: Sparkles,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/skills'),
  calls: async () => (await import('@semestr/api/cv-records')).skills,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
