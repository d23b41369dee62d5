import { HandHeart } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { workTexts } from './texts.ts';

/** Social and research works of students. */
export const works = defineCrud({
  name: 'works',
  section: 'campus',
  area: 'students',
  icon: HandHeart,
  texts: workTexts,
  calls: async () => (await import('@semestr/api/resources-people')).works,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
