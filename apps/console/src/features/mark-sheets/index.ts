import { ClipboardList } from 'lucide-react';
import { defineRequest } from '../../records/define-request.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

const markSheetTexts = defineFolderTexts<typeof ru>('features/mark-sheets');

/** Mark sheets ordered by students, decided in the request queue. */
export const markSheets = defineRequest({
  name: 'mark-sheets',
  icon: ClipboardList,
  texts: markSheetTexts,
  calls: async () => (await import('@semestr/api/mark-sheets-records')).markSheets,
  kind: 'markSheets',
  summary: ({ what, type }, t) => t('asked', { subject: what ?? '', type: type ?? '' }),
  reasons: ['noDebt', 'educator', 'paid'],
  facts: [
    { source: 'subject' },
    { source: 'typeId', of: ({ type }) => type },
    { source: 'lessonType', word: 'control' },
    { source: 'term' },
    { source: 'employeeId', as: 'employee' },
    { source: 'absentOn', as: 'day' },
    { source: 'retakes' },
    { source: 'hours' },
    { source: 'price', as: 'roubles' },
    { source: 'number' },
    { source: 'expiresOn', as: 'day' },
  ],
});
