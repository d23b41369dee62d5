import type { works } from '@semestr/api/activity';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { coded, date, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof works>({
  fields: {
    studentId: reference('students', 'lastName'),
    kind: choice(['social', 'research']),
    title: text(500),
    date: date,
    status: coded('work', 100),
  },
  columns: {
    title: {},
    studentId: { width: 224 },
    kind: {},
    date: {},
    status: { width: 128, isMinor: true },
  },
  sort: ['date', 'DESC'],
  filters: ['kind', 'groupId', 'from', 'to'],
});
