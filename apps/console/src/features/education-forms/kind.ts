import type { educationForms } from '@semestr/api/specialities';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof educationForms>({
  fields: {
    name: text(50),
  },
  columns: {
    name: {},
  },
  sort: ['name', 'ASC'],
  related: [{ resource: 'specialities', by: 'formId' }],
});
