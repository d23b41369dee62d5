import type { markSheetTypes } from '@semestr/api/mark-sheets-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { decimal, number, optional, text, yesNo } from '../../ui/kind/values.tsx';
import { useNextOrder } from '../../ui/kind/use-next-order.ts';

const useProposals = () => ({ order: useNextOrder('mark-sheet-types') });

export default defineRecordType<typeof markSheetTypes>({
  fields: {
    shortName: text(100),
    fullName: text(300),
    coefficient: number(0, 100, 'any'),
    price: optional(decimal(0, 10_000)),
    isExam: yesNo,
    isOffset: yesNo,
    isCourseWork: yesNo,
    isLab: yesNo,
    isRemote: yesNo,
    order: number(0, 30_000),
  },
  columns: {
    fullName: {},
    shortName: { width: 176 },
    coefficient: { width: 128 },
    price: { width: 112 },
    order: { isHidden: true },
    isExam: { isHidden: true },
    isOffset: { isHidden: true },
  },
  sort: ['order', 'ASC'],
  useProposals,
  defaults: { isExam: false, isOffset: false, isCourseWork: false, isLab: false, isRemote: false, order: 0 },
});
