import type { institution } from '@semestr/api/institution';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { number, optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof institution>({
  fields: {
    name: text(300),
    nameEn: optional(text(300, { lang: 'en' })),
    nameBe: optional(text(300, { lang: 'be' })),
    taxNumber: text(30),
    address: optional(text(300)),
    rector: optional(text(300)),
    lettersTo: optional(text(300)),
    since: number(1000, 3000),
    supportPhone: text(50, { type: 'tel' }),
    supportEmail: text(320, { type: 'email' }),
    deansOfficePhone: optional(text(50, { type: 'tel' })),
  },
  columns: {
    name: {},
    taxNumber: { width: 140 },
    supportPhone: { width: 180 },
  },
  sort: ['name', 'ASC'],
  isSingle: true,
});
