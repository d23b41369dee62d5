import { wordOf } from '@semestr/core/data-words';
import { requestNumber } from '@semestr/core/requests/kinds';
import { Stamp } from 'lucide-react';
import { defineResource } from '../../records/define-resource.ts';
import { defineDesk } from '../../records/define-desk.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

const certificateTexts = defineFolderTexts<typeof ru>('features/certificates');

/** Certificates ordered by students, decided in the request queue. */
export const certificates = defineResource({
  name: 'certificates',
  section: 'requests',
  area: 'requests',
  icon: Stamp,
  texts: certificateTexts,
  calls: async () => (await import('@semestr/api/certificates')).certificates,
  represent: ({ id }) => requestNumber('certificates', id),
  pages: {},
  desk: defineDesk(certificateTexts, {
    kind: 'certificates',
    summary: ({ what, type }, t) =>
      t('asked', { place: what ?? '', type: wordOf('certificate', type ?? '', t.language) }),
    reasons: ['notStudying', 'place', 'ordered'],
    facts: [
      { source: 'place' },
      { source: 'type', word: 'certificate' },
      { source: 'number' },
      { source: 'issuedOn', as: 'day' },
    ],
  }),
});
