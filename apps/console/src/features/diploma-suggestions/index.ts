import { requestNumber } from '@semestr/core/requests/kinds';
import { ScrollText } from 'lucide-react';
import { defineResource } from '../../records/define-resource.ts';
import { defineDesk } from '../../records/define-desk.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

const topicTexts = defineFolderTexts<typeof ru>('features/diploma-suggestions');

/** Diploma topics suggested by students, decided in the request queue. */
export const diplomaSuggestions = defineResource({
  name: 'diploma-suggestions',
  section: 'requests',
  area: 'requests',
  icon: ScrollText,
  texts: topicTexts,
  calls: async () => (await import('@semestr/api/diploma-records')).diplomaSuggestions,
  represent: ({ id }) => requestNumber('topics', id),
  pages: {},
  desk: defineDesk(topicTexts, {
    kind: 'topics',
    summary: ({ what }, t) => t('asked', { topic: what ?? '' }),
    reasons: ['taken', 'narrow', 'field'],
    facts: [
      { source: 'topic' },
      { source: 'belarusianTopic' },
      { source: 'englishTopic' },
      { source: 'justification' },
      { source: 'employeeId', as: 'employee' },
    ],
  }),
});
