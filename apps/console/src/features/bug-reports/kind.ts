import type { bugReports } from '@semestr/api/support';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { moment, number, optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof bugReports>({
  fields: {
    createdAt: moment,
    subject: text(300),
    text: text(10_000, { isLong: true }),
    email: text(320),
    url: optional(text(2000)),
    pictures: number(0, 10),
  },
  columns: {
    subject: {},
    email: { width: 224 },
    createdAt: {},
    pictures: { width: 104 },
  },
  sort: ['createdAt', 'DESC'],
  filters: ['from', 'to'],
});
