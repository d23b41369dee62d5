import { Stamp } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { certificatePlaceTexts } from './texts.ts';

/** Places for which certificates are issued. */
export const certificatePlaces = defineCrud({
  name: 'certificate-places',
  section: 'requests',
  area: 'choices',
  icon: Stamp,
  texts: certificatePlaceTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).certificatePlaces,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
