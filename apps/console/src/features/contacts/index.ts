import { PHONE } from '@semestr/core/contacts';
import { phone } from '@semestr/core/display';
import { AtSign } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { contactTexts } from './texts.ts';

/** Contacts of accounts, entered, corrected and confirmed here for users who cannot do so. */
export const contacts = defineCrud({
  name: 'contacts',
  section: 'people',
  area: 'accounts',
  icon: AtSign,
  gender: 'masculine',
  texts: contactTexts,
  calls: async () => (await import('@semestr/api/contacts')).contacts,
  represent: ({ type, value }) => (type === PHONE ? phone(value) : value),
  kind: () => import('./kind.ts'),
  pages: {
    list: async () => ({ default: (await import('./ContactPages.tsx')).ContactList }),
    edit: async () => ({ default: (await import('./ContactPages.tsx')).ContactEdit }),
  },
});
