import { University } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { institutionTexts } from './texts.ts';

/** The legal person behind the installation. An installation that was upgraded has none until it is written here. */
export const institution = definePlain({
  name: 'institution',
  section: 'structure',
  area: 'structure',
  icon: University,
  texts: institutionTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).institution,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
