import { BriefcaseBusiness } from 'lucide-react';
import { defineRequest } from '../../records/define-request.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

const practiceTexts = defineFolderTexts<typeof ru>('features/practice-applications');

/** Applications for a placement, decided in the request queue. */
export const practiceApplications = defineRequest({
  name: 'practice-applications',
  icon: BriefcaseBusiness,
  texts: practiceTexts,
  calls: async () => (await import('@semestr/api/practice-records')).practiceApplications,
  kind: 'practice',
  summary: ({ what }, t) => t('asked', { enterprise: what ?? '' }),
  reasons: ['full', 'letter'],
  facts: [
    { source: 'enterpriseId', of: ({ what }) => what },
    { source: 'typeId', of: ({ type }) => type },
    { source: 'employeeId', as: 'employee' },
    { source: 'number' },
  ],
  paper: 'maybe',
});
