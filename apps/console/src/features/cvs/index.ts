import { fullName } from '@semestr/core/display';
import { FileUser } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { cvTexts } from './texts.ts';

/** What students tell of themselves: hidden or corrected here, of which they are told. */
export const cvs = defineResource({
  name: 'cvs',
  section: 'data',
  icon: FileUser,
  texts: cvTexts,
  calls: async () => (await import('@semestr/api/resources-people')).cvs,
  represent: fullName,
  pages: {
    list: () => import('./CvList.tsx'),
    edit: () => import('./CvEdit.tsx'),
  },
});
