import { MonitorSmartphone } from 'lucide-react';
import { defineResource } from '../../records/define-resource.ts';
import { sessionTexts } from './texts.ts';

/** Active sessions of users, which can be viewed and ended. */
export const sessions = defineResource({
  name: 'sessions',
  section: 'service',
  area: 'accounts',
  icon: MonitorSmartphone,
  texts: sessionTexts,
  calls: async () => (await import('@semestr/api/accounts')).sessions,
  represent: ({ username }) => username,
  pages: { list: () => import('./SessionList.tsx') },
});
