import { ScrollText } from 'lucide-react';
import { defineRequest } from '../../records/define-request.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

const topicTexts = defineFolderTexts<typeof ru>('features/diploma-suggestions');

/** Diploma topics suggested by students, decided in the request queue. */
export const diplomaSuggestions = defineRequest({
  name: 'diploma-suggestions',
  icon: ScrollText,
  texts: topicTexts,
  calls: async () => (await import('@semestr/api/diploma-records')).diplomaSuggestions,
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
});
