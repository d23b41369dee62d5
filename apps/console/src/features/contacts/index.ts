import { AtSign } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Contacts of accounts, corrected here for users who cannot do so. */
export const contacts = defineCrud({
  name: 'contacts',
  section: 'people',
  area: 'accounts',
  icon: AtSign,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/contacts'),
  calls: async () => (await import('@semestr/api/contacts')).contacts,
  represent: ({ value }) => value,
  kind: () => import('./kind.ts'),
  editing: 'changed',
});
