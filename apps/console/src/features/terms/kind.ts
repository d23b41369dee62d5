import type { terms } from '@semestr/api/resources-structure';
import { term } from '../../ui/kind/choices.tsx';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { date, optional } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof terms>({
  fields: { term, start: date, end: date, examsStart: optional(date), examsEnd: optional(date) },
  columns: { term: {}, start: {}, end: {}, examsStart: {}, examsEnd: {} },
  sort: ['start', 'DESC'],
  filters: ['term'],
  fixed: ['term'],
});
