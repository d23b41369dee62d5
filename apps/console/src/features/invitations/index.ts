import { MailPlus } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { invitationTexts } from './texts.ts';

/** Invites many people to set their first passwords: by e-mail, text message, slips or a table. */
export const invitations: Screen = {
  name: 'invitations',
  section: 'people',
  right: 'write',
  area: 'accounts',
  icon: MailPlus,
  texts: invitationTexts,
  page: () => import('./InvitationsPage.tsx'),
};
