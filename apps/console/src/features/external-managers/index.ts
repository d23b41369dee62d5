import { UserRoundPen } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Supervisors from other organisations. */
export const externalManagers = defineCrud({
  name: 'external-managers',
  section: 'requests',
  area: 'choices',
  icon: UserRoundPen,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/external-managers'),
  calls: async () => (await import('@semestr/api/diploma-records')).externalManagers,
  represent: ({ names }) => names,
  kind: () => import('./kind.ts'),
});
