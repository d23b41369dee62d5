import type { contacts } from '@semestr/api/contacts';
import { PHONE } from '@semestr/core/contacts';
import { phone } from '@semestr/core/display';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { readOnly, text, yesNo } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof contacts>({
  fields: {
    userId: reference('users', 'name'),
    type: choice([4, 6]),
    value: text(320),
    isConfirmed: readOnly(yesNo),
  },
  columns: {
    value: { text: ({ type, value }) => (type === PHONE ? phone(value) : value) },
    userId: { width: 280 },
    type: { width: 160 },
    isConfirmed: { width: 128 },
  },
  sort: ['id', 'DESC'],
  filters: ['type', 'isConfirmed'],
  fixed: ['userId', 'type'],
});
