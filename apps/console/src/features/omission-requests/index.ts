import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { UserX } from 'lucide-react';
import { defineRequest } from '../../records/define-request.ts';
import { omissionTexts } from './texts.ts';

/** Requests to excuse absences, with a supporting document, decided in the request queue. */
export const omissionRequests = defineRequest({
  name: 'omission-requests',
  icon: UserX,
  texts: omissionTexts,
  calls: async () => (await import('@semestr/api/omissions-records')).omissionRequests,
  kind: 'omissions',
  summary: ({ type, from, to }, t) =>
    from === null || to === null ? (type ?? '') : t('asked', { type: type ?? '', from, to }),
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
});
