import { Lightbulb } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Diploma topics offered by supervisors. */
export const diplomaTopics = defineCrud({
  name: 'diploma-topics',
  section: 'requests',
  area: 'choices',
  icon: Lightbulb,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/diploma-topics'),
  calls: async () => (await import('@semestr/api/diploma-records')).diplomaTopics,
  represent: ({ topic }) => topic,
  kind: () => import('./kind.ts'),
});
