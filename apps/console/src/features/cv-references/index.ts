import { Paperclip } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { cvReferenceTexts } from './texts.ts';

/** Links that CVs name. */
export const cvReferences = definePlain({
  name: 'cv-references',
  section: 'people',
  area: 'students',
  icon: Paperclip,
  texts: cvReferenceTexts,
  calls: async () => (await import('@semestr/api/resources-people')).cvReferences,
  represent: ({ name, reference }) => name || reference,
  kind: () => import('./kind.ts'),
});
