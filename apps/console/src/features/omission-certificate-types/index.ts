import { FileHeart } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { omissionCertificateTypeTexts } from './texts.ts';

/** Types of documents that excuse absences. */
export const omissionCertificateTypes = defineCrud({
  name: 'omission-certificate-types',
  section: 'requests',
  area: 'choices',
  icon: FileHeart,
  texts: omissionCertificateTypeTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).omissionCertificateTypes,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
