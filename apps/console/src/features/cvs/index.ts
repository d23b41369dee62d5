import { fullName } from '@semestr/core/display';
import { FileUser } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { cvTexts } from './texts.ts';

/** What students tell of themselves: hidden or corrected here, of which they are told. */
export const cvs = definePlain({
  name: 'cvs',
  section: 'people',
  area: 'students',
  icon: FileUser,
  texts: cvTexts,
  calls: async () => (await import('@semestr/api/resources-people')).cvs,
  represent: fullName,
  kind: () => import('./kind.ts'),
  deeds: 'changed',
});
