import { Stamp } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { certificateTexts } from './texts.ts';

/** Certificates that students ordered: a desk at which they are decided on. */
export const certificates = defineResource({
  name: 'certificates',
  section: 'requests',
  icon: Stamp,
  texts: certificateTexts,
  calls: async () => (await import('@semestr/api/resources-requests')).certificates,
  represent: ({ id, number }) => `№\u00a0${number ?? id}`,
  pages: { list: () => import('./CertificateDesk.tsx') },
});
