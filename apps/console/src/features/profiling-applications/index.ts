import { requestNumber } from '@semestr/core/requests/kinds';
import { Split } from 'lucide-react';
import { defineResource } from '../../records/define-resource.ts';
import { defineDesk } from '../../records/define-desk.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

const profilingTexts = defineFolderTexts<typeof ru>('features/profiling-applications');

/** Applications for a specialisation, decided in the request queue. */
export const profilingApplications = defineResource({
  name: 'profiling-applications',
  section: 'requests',
  area: 'requests',
  icon: Split,
  texts: profilingTexts,
  calls: async () => (await import('@semestr/api/profiling-records')).profilingApplications,
  represent: ({ id }) => requestNumber('profiling', id),
  pages: {},
  desk: defineDesk(profilingTexts, {
    kind: 'profiling',
    summary: ({ what, number }, t) => t('asked', { specialization: what ?? '', priority: number ?? 1 }),
    reasons: ['full'],
    facts: [{ source: 'specializationId', of: ({ what }) => what }, { source: 'priority' }],
  }),
});
