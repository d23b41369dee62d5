import { Paperclip } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { cvReferenceTexts } from './texts.ts';

/** Links in CVs. */
export const cvReferences = defineCrud({
  name: 'cv-references',
  section: 'people',
  area: 'students',
  icon: Paperclip,
  texts: cvReferenceTexts,
  calls: async () => (await import('@semestr/api/resources-people')).cvReferences,
  represent: ({ name, reference }) => name || reference,
  kind: () => import('./kind.ts'),
});
