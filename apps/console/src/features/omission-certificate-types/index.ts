import { FileHeart } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Types of documents that excuse absences. */
export const omissionCertificateTypes = defineCrud({
  name: 'omission-certificate-types',
  section: 'requests',
  area: 'choices',
  icon: FileHeart,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/omission-certificate-types'),
  calls: async () => (await import('@semestr/api/omissions-records')).omissionCertificateTypes,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
