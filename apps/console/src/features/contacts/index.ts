import { AtSign } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { contactTexts } from './texts.ts';

/** Contacts of accounts, corrected here for a person who cannot. */
export const contacts = definePlain({
  name: 'contacts',
  section: 'people',
  area: 'accounts',
  icon: AtSign,
  texts: contactTexts,
  calls: async () => (await import('@semestr/api/resources-people')).contacts,
  represent: ({ value }) => value,
  kind: () => import('./kind.ts'),
  deeds: 'changed',
});
