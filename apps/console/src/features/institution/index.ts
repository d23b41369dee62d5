import { University } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { institutionTexts } from './texts.ts';

/** The legal entity behind the installation. An upgraded installation has none until it is entered here. */
export const institution = defineCrud({
  name: 'institution',
  section: 'structure',
  area: 'structure',
  icon: University,
  texts: institutionTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).institution,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
