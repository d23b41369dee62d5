import { AtSign } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { contactTexts } from './texts.ts';

/** Contacts of accounts, corrected here for users who cannot do so. */
export const contacts = defineCrud({
  name: 'contacts',
  section: 'people',
  area: 'accounts',
  icon: AtSign,
  texts: contactTexts,
  calls: async () => (await import('@semestr/api/resources-people')).contacts,
  represent: ({ value }) => value,
  kind: () => import('./kind.ts'),
  editing: 'changed',
});
