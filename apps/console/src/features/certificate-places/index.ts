import { Stamp } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { certificatePlaceTexts } from './texts.ts';

/** Places that certificates are for. */
export const certificatePlaces = definePlain({
  name: 'certificate-places',
  section: 'requests',
  area: 'choices',
  icon: Stamp,
  texts: certificatePlaceTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).certificatePlaces,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
