import { Newspaper } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { libraryNewTexts } from './texts.ts';

/** News of the library. */
export const libraryNews = defineCrud({
  name: 'library-news',
  section: 'campus',
  area: 'library',
  icon: Newspaper,
  texts: libraryNewTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).libraryNews,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
