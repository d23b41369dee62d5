import type { cvs } from '@semestr/api/cv-records';
import { MAX_SUMMARY } from '@semestr/core/cv';
import { fullName } from '@semestr/core/display';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { optional, readOnly, text, yesNo } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof cvs>({
  fields: {
    lastName: readOnly(text(100)),
    firstName: readOnly(text(100)),
    summary: optional(text(MAX_SUMMARY, { isLong: true })),
    isPublished: yesNo,
    isSearchingJob: yesNo,
    showsRating: yesNo,
  },
  columns: {
    lastName: { text: fullName },
    summary: { width: 400, isMinor: true },
    isPublished: { width: 144 },
    isSearchingJob: { isHidden: true },
    showsRating: { width: 160, isHidden: true },
  },
  sort: ['lastName', 'ASC'],
  filters: ['groupId', 'isPublished', 'isSearchingJob'],
});
