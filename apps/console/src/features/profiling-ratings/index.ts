import { Trophy } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Ranking by which students choose a specialisation. */
export const profilingRatings = defineCrud({
  name: 'profiling-ratings',
  section: 'studies',
  area: 'students',
  icon: Trophy,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/profiling-ratings'),
  calls: async () => (await import('@semestr/api/profiling-records')).profilingRatings,
  namedAfter: [['studentId', 'students']],
  kind: () => import('./kind.ts'),
  editing: 'read',
});
