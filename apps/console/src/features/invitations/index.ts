import { MailPlus } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { invitationTexts } from './texts.ts';

/** First passwords for many people: by e-mail, by text message, as slips or as a table. */
export const invitations: Screen = {
  name: 'invitations',
  section: 'people',
  right: 'write',
  area: 'accounts',
  icon: MailPlus,
  texts: invitationTexts,
  page: () => import('./InvitationsPage.tsx'),
};
