import { UserX } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { omissionTexts } from './texts.ts';

/** Hours that students missed. */
export const omissions = definePlain({
  name: 'omissions',
  section: 'studies',
  icon: UserX,
  texts: omissionTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).omissions,
  represent: ({ id }) => `№\u00a0${id}`,
  kind: () => import('./kind.ts'),
});
