import type { journalSubjects } from '@semestr/api/journal-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice, term } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof journalSubjects>({
  fields: {
    groupId: reference('groups', 'name'),
    term: term,
    abbrev: text(100),
    name: text(300),
    type: choice(['ЛК', 'ПЗ', 'ЛР'], { width: 80 }),
  },
  columns: {
    name: {},
    abbrev: { width: 120 },
    type: {},
    groupId: { width: 112 },
    term: {},
  },
  sort: ['term', 'DESC'],
  filters: ['groupId', 'term', 'type'],
  related: [{ resource: 'journal-lessons', by: 'subjectId' }],
});
