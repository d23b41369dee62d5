import type { dormitoryDirectives } from '@semestr/api/dormitory';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { date, optional, text } from '../../ui/kind/values.tsx';

const EVENT_CODES = [
  [/прем|поощр|благодар/i, 'PREMIUM_SPPS'],
  [/взыск|замеч|выгов|штраф/i, 'PENALTY_SPPS'],
] as const;

/** Proposes the code by which the portal distinguishes awards and penalties. */
const useProposals = ({ eventType }: Readonly<Record<string, unknown>>) => ({
  eventTypeName:
    typeof eventType === 'string' ? EVENT_CODES.find(([words]) => words.test(eventType))?.[1] : undefined,
});

export default defineRecordType<typeof dormitoryDirectives>({
  fields: {
    studentId: reference('students', 'lastName'),
    number: text(50),
    date: date,
    eventType: text(100),
    eventTypeName: text(100),
    type: text(100),
    typeName: text(300),
    reason: optional(text(500)),
    note: optional(text(1000)),
    status: optional(text(100)),
  },
  columns: {
    number: {},
    studentId: { width: 224 },
    date: {},
    eventType: { width: 144 },
    typeName: { width: 200, isMinor: true },
    reason: { width: 200, isHidden: true },
    status: { width: 120, isMinor: true },
  },
  sort: ['date', 'DESC'],
  useProposals,
  filters: ['groupId', 'facultyId', 'from', 'to'],
});
