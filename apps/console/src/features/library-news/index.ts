import { Newspaper } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** News of the library. */
export const libraryNews = defineCrud({
  name: 'library-news',
  section: 'campus',
  area: 'library',
  icon: Newspaper,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/library-news'),
  calls: async () => (await import('@semestr/api/library')).libraryNews,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
