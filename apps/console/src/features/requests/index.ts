import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { Inbox } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** The request queue: pending requests of all types from students. */
export const requests: Screen = {
  name: 'requests',
  section: 'start',
  area: 'requests',
  icon: Inbox,
  isOnePage: true,
  texts: defineFolderTexts<typeof ru>('features/requests'),
  page: () => import('../../ui/desk/DeskPage.tsx'),
  Count: lazyPart(() => import('../../ui/desk/WaitingCount.tsx')),
};
