import { requestNumber } from '@semestr/core/requests/kinds';
import { BriefcaseBusiness } from 'lucide-react';
import { defineResource } from '../../records/define-resource.ts';
import { defineDesk } from '../../records/define-desk.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

const practiceTexts = defineFolderTexts<typeof ru>('features/practice-applications');

/** Applications for a placement, decided in the request queue. */
export const practiceApplications = defineResource({
  name: 'practice-applications',
  section: 'requests',
  area: 'requests',
  icon: BriefcaseBusiness,
  texts: practiceTexts,
  calls: async () => (await import('@semestr/api/practice-records')).practiceApplications,
  represent: ({ id }) => requestNumber('practice', id),
  pages: {},
  desk: defineDesk(practiceTexts, {
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
  }),
});
