import type { disciplines } from '@semestr/api/disciplines';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { archivedAt, number, optional, readOnly, text, yesNo } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof disciplines>({
  fields: {
    specialityId: reference('specialities', 'name'),
    semester: number(1, 12),
    abbrev: text(50),
    name: text(300),
    hours: number(0, 2000),
    credits: optional(number(0, 100)),
    control: choice(['Экзамен', 'Зачет', 'Диф.зачет', 'Курс. работа'], { width: 128 }),
    isForeign: yesNo,
    commonMark: optional(readOnly(number(0, 10))),
    archivedAt: archivedAt,
  },
  columns: {
    name: {},
    abbrev: { width: 104 },
    specialityId: { width: 128 },
    semester: { width: 96 },
    control: {},
    hours: { isMinor: true },
    credits: { isMinor: true },
    isForeign: { isHidden: true },
    commonMark: { isHidden: true },
    archivedAt: { isHidden: true },
  },
  sort: ['name', 'ASC'],
  filters: ['specialityId', 'facultyId', 'semester', 'control', 'archived'],
  defaults: { isForeign: false },
  related: [{ resource: 'marks', by: 'disciplineId' }],
});
