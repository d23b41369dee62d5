import { collapseMessage } from '@semestr/core/notifications';
import { Send } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { broadcastTexts } from './texts.ts';

/**
 * Messages from administrators to many users: a form that shows the number of recipients, and a page for each
 * broadcast.
 */
export const broadcasts = defineCrud({
  name: 'broadcasts',
  section: 'news',
  area: 'news',
  icon: Send,
  gender: 'feminine',
  texts: broadcastTexts,
  calls: async () => (await import('@semestr/api/broadcasts')).broadcasts,
  represent: ({ text }) => collapseMessage(text) ?? text,
  kind: () => import('./kind.tsx'),
  pages: {
    create: () => import('./BroadcastCreate.tsx'),
    edit: () => import('./BroadcastEdit.tsx'),
    show: () => import('./BroadcastShow.tsx'),
  },
});
