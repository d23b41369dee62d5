import type { terms } from '@semestr/api/terms';
import { term } from '../../ui/kind/choices.tsx';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { date, dateFrom, optional } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof terms>({
  fields: {
    term,
    start: date,
    end: dateFrom('start'),
    examsStart: optional(dateFrom('start')),
    examsEnd: optional(dateFrom('examsStart')),
  },
  columns: { term: {}, start: {}, end: {}, examsStart: {}, examsEnd: {} },
  sort: ['start', 'DESC'],
  filters: ['term'],
  fixed: ['term'],
});
