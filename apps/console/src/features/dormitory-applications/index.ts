import { BedDouble } from 'lucide-react';
import { defineRequest } from '../../records/define-request.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

const dormitoryTexts = defineFolderTexts<typeof ru>('features/dormitory-applications');

/**
 * Dormitory applications, decided in the request queue. Those with accepted documents are in the room queue.
 */
export const dormitoryApplications = defineRequest({
  name: 'dormitory-applications',
  icon: BedDouble,
  texts: dormitoryTexts,
  calls: async () => (await import('@semestr/api/dormitory')).dormitoryApplications,
  kind: 'dormitory',
  summary: ({ what }, t) => (what === null ? t('asked') : t('room', { room: what })),
  reasons: ['papers', 'near'],
  facts: [
    { source: 'queuePlace' },
    { source: 'number' },
    { source: 'room' },
    { source: 'acceptedAt', as: 'day' },
    { source: 'settledAt', as: 'day' },
  ],
  paper: 'maybe',
});
