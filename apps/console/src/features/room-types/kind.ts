import type { roomTypes } from '@semestr/api/rooms';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { line, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof roomTypes>({
  fields: {
    name: text(100),
    abbrev: line(30),
  },
  columns: {
    name: {},
    abbrev: { width: 160 },
  },
  sort: ['name', 'ASC'],
  related: [{ resource: 'rooms', by: 'typeId' }],
});
