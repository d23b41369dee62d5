import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { requestNumber } from '@semestr/core/requests/kinds';
import { UserX } from 'lucide-react';
import { defineResource } from '../../records/define-resource.ts';
import { defineDesk } from '../../records/define-desk.ts';
import { omissionTexts } from './texts.ts';

/** Requests to excuse absences, with a supporting document, decided in the request queue. */
export const omissionRequests = defineResource({
  name: 'omission-requests',
  section: 'requests',
  area: 'requests',
  icon: UserX,
  texts: omissionTexts,
  calls: async () => (await import('@semestr/api/omissions-records')).omissionRequests,
  represent: ({ id }) => requestNumber('omissions', id),
  pages: {},
  desk: defineDesk(omissionTexts, {
    kind: 'omissions',
    summary: ({ type, from, to }, t) =>
      from === null || to === null ? t('name') : t('asked', { type: type ?? '', from, to }),
    reasons: ['stamp', 'days', 'unreadable'],
    facts: [
      { source: 'typeId', of: ({ type }) => type },
      { source: 'dateFrom', as: 'day' },
      { source: 'dateTo', as: 'day' },
      { source: 'placeOfStay' },
      { source: 'number' },
    ],
    paper: 'always',
    Situation: lazyPart(() => import('./Missed.tsx')),
  }),
});
