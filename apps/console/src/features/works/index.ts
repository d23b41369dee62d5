import { HandHeart } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Social and research works of students. */
export const works = defineCrud({
  name: 'works',
  section: 'campus',
  area: 'students',
  icon: HandHeart,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/works'),
  calls: async () => (await import('@semestr/api/activity')).works,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
