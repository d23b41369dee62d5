import { requestNumber } from '@semestr/core/request-kinds';
import { BedDouble } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { defineDesk } from '../../ui/desk/kind.ts';
import { dormitoryTexts } from './texts.ts';

/** Applications for a room: accepted documents wait in the queue for one. They are decided on at the desk. */
export const dormitoryApplications = defineResource({
  name: 'dormitory-applications',
  section: 'requests',
  area: 'requests',
  icon: BedDouble,
  texts: dormitoryTexts,
  calls: async () => (await import('@semestr/api/resources-requests')).dormitoryApplications,
  represent: ({ id }) => requestNumber('dormitory', id),
  pages: {},
  desk: defineDesk(dormitoryTexts, {
    kind: 'dormitory',
    asked: ({ what }, t) => (what === null ? t('asked') : t('room', { room: what })),
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
