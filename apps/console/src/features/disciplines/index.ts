import { BookOpen } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { disciplineTexts } from './texts.ts';

/** Study plans: what is taught in which semester of a speciality, and how it ends. */
export const disciplines = definePlain({
  name: 'disciplines',
  section: 'studies',
  area: 'plans',
  icon: BookOpen,
  texts: disciplineTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).disciplines,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
