import { Split } from 'lucide-react';
import { defineRequest } from '../../records/define-request.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

const profilingTexts = defineFolderTexts<typeof ru>('features/profiling-applications');

/** Applications for a specialisation, decided in the request queue. */
export const profilingApplications = defineRequest({
  name: 'profiling-applications',
  icon: Split,
  texts: profilingTexts,
  calls: async () => (await import('@semestr/api/profiling-records')).profilingApplications,
  kind: 'profiling',
  summary: ({ what, number }, t) => t('asked', { specialization: what ?? '', priority: number ?? 1 }),
  reasons: ['full'],
  facts: [{ source: 'specializationId', of: ({ what }) => what }, { source: 'priority' }],
});
