import type { groupTerms } from '@semestr/api/terms';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { term } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { date, dateFrom, optional, readOnly, yesNo } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof groupTerms>({
  fields: {
    groupId: reference('groups', 'name'),
    term: term,
    start: optional(date),
    end: optional(dateFrom('start')),
    examsStart: optional(dateFrom('start')),
    examsEnd: optional(dateFrom('examsStart')),
    isExtramural: optional(yesNo),
    updatedOn: readOnly(date),
  },
  columns: {
    groupId: {},
    term: {},
    start: {},
    end: {},
    examsStart: {},
    examsEnd: {},
    isExtramural: { isHidden: true },
    updatedOn: { isMinor: true },
  },
  sort: ['term', 'DESC'],
  filters: ['groupId', 'term'],
  fixed: ['groupId', 'term'],
});
