import { Paperclip } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Links in CVs. */
export const cvReferences = defineCrud({
  name: 'cv-references',
  section: 'people',
  area: 'students',
  icon: Paperclip,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/cv-references'),
  calls: async () => (await import('@semestr/api/cv-records')).cvReferences,
  represent: ({ name, reference }) => name || reference,
  kind: () => import('./kind.ts'),
});
