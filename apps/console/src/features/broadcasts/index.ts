import { folded } from '@semestr/core/notifications';
import { Send } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { broadcastTexts } from './texts.ts';

/** What administrators write to many: a form that says whom it reaches, and a page of what was sent. */
export const broadcasts = definePlain({
  name: 'broadcasts',
  section: 'news',
  area: 'news',
  icon: Send,
  texts: broadcastTexts,
  calls: async () => (await import('@semestr/api/broadcasts')).broadcasts,
  represent: ({ text }) => folded(text) ?? text,
  kind: () => import('./kind.tsx'),
  pages: {
    create: () => import('./BroadcastCreate.tsx'),
    edit: () => import('./BroadcastEdit.tsx'),
    show: () => import('./BroadcastShow.tsx'),
  },
});
