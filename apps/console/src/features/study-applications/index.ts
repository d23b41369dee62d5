import { FileSignature } from 'lucide-react';
import { defineRequest } from '../../records/define-request.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

const studyTexts = defineFolderTexts<typeof ru>('features/study-applications');

/**
 * Applications for parallel study of a subject, or to make up for an academic difference; they result in a contract.
 * They are decided in the request queue.
 */
export const studyApplications = defineRequest({
  name: 'study-applications',
  icon: FileSignature,
  texts: studyTexts,
  calls: async () => (await import('@semestr/api/study')).studyApplications,
  kind: 'study',
  summary: ({ what, type }, t) =>
    t(type === 'difference' ? 'difference' : 'parallel', { subject: what ?? '' }),
  reasons: ['noGroup', 'passed'],
  facts: [
    { source: 'subject' },
    { source: 'term' },
    { source: 'price', as: 'roubles' },
    { source: 'contractNumber' },
    { source: 'signedOn', as: 'day' },
  ],
});
