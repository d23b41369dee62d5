import type { libraryNews } from '@semestr/api/library';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { date, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof libraryNews>({
  fields: {
    title: text(300),
    link: text(500, { type: 'url' }),
    date: date,
  },
  columns: {
    title: {},
    link: { width: 320, isMinor: true },
    date: {},
  },
  sort: ['date', 'DESC'],
  filters: ['from', 'to'],
});
