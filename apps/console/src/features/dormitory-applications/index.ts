import { requestNumber } from '@semestr/core/requests/kinds';
import { BedDouble } from 'lucide-react';
import { defineResource } from '../../records/define-resource.ts';
import { defineDesk } from '../../records/define-desk.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

const dormitoryTexts = defineFolderTexts<typeof ru>('features/dormitory-applications');

/**
 * Dormitory applications: those with accepted documents wait in line for a room. They are decided in the request queue.
 */
export const dormitoryApplications = defineResource({
  name: 'dormitory-applications',
  section: 'requests',
  area: 'requests',
  icon: BedDouble,
  texts: dormitoryTexts,
  calls: async () => (await import('@semestr/api/dormitory')).dormitoryApplications,
  represent: ({ id }) => requestNumber('dormitory', id),
  pages: {},
  desk: defineDesk(dormitoryTexts, {
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
  }),
});
