import { FileHeart } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { omissionCertificateTypeTexts } from './texts.ts';

/** Papers with which days are excused. */
export const omissionCertificateTypes = definePlain({
  name: 'omission-certificate-types',
  section: 'requests',
  area: 'choices',
  icon: FileHeart,
  texts: omissionCertificateTypeTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).omissionCertificateTypes,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
