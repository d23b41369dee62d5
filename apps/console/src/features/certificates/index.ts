import { wordOf } from '@semestr/core/data-words';
import { Stamp } from 'lucide-react';
import { defineRequest } from '../../records/define-request.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

const certificateTexts = defineFolderTexts<typeof ru>('features/certificates');

/** Certificates ordered by students, decided in the request queue. */
export const certificates = defineRequest({
  name: 'certificates',
  icon: Stamp,
  texts: certificateTexts,
  calls: async () => (await import('@semestr/api/certificates')).certificates,
  kind: 'certificates',
  summary: ({ what, type }, t) =>
    t('asked', { place: what ?? '', type: wordOf('certificate', type ?? '', t.language) }),
  papers: { state: 'printed', calls: async () => import('@semestr/api/certificates') },
  reasons: ['notStudying', 'place', 'ordered'],
  facts: [
    { source: 'place' },
    { source: 'type', word: 'certificate' },
    { source: 'number' },
    { source: 'issuedOn', as: 'day' },
  ],
});
