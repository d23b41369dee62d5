import { Stamp } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Places for which certificates are issued. */
export const certificatePlaces = defineCrud({
  name: 'certificate-places',
  section: 'requests',
  area: 'choices',
  icon: Stamp,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/certificate-places'),
  calls: async () => (await import('@semestr/api/certificates')).certificatePlaces,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
