import { Handshake } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Members of the youth union and the trade union. */
export const memberships = defineCrud({
  name: 'memberships',
  section: 'campus',
  area: 'students',
  icon: Handshake,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/memberships'),
  calls: async () => (await import('@semestr/api/activity')).memberships,
  namedAfter: [['studentId', 'students']],
  kind: () => import('./kind.ts'),
});
