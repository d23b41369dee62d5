import { type Lifecycle, states } from './requests.ts';

/** What a student wants to study: a subject beside the others, or one that another place of study did not have. */
export type StudyPurpose = 'parallel' | 'difference';

/** The provider's words for a purpose. */
export const studyPurpose = {
  parallel: 'Параллельное обучение',
  difference: 'Ликвидация академической разницы',
} as const satisfies Record<StudyPurpose, string>;

/** The purpose behind the provider's words; null for words that are not known. */
export function studyPurposeOf(words: string): StudyPurpose | null {
  if (words === studyPurpose.parallel) return 'parallel';
  return words === studyPurpose.difference ? 'difference' : null;
}

export type StudyState = 'considered' | 'unsigned' | 'signed' | 'finished' | 'rejected';

export const studyLifecycle: Lifecycle<StudyState> = {
  first: 'considered',
  next: {
    considered: ['unsigned', 'rejected'],
    unsigned: ['signed', 'rejected'],
    signed: ['finished'],
    finished: [],
    rejected: [],
  },
  cancel: null,
  undo: { considered: ['unsigned', 'rejected'], unsigned: ['rejected'] },
};

/** The number and the word of a state, as calls tell it. */
export const studyStatus = {
  considered: { id: 1, name: 'На рассмотрении' },
  unsigned: { id: 2, name: 'Ожидает подписания договора' },
  signed: { id: 3, name: 'Договор подписан' },
  finished: { id: 4, name: 'Обучение завершено' },
  rejected: { id: 5, name: 'Отклонена' },
} as const satisfies Record<StudyState, { id: number; name: string }>;

/** The state behind the provider's number; null for a number that is not known. */
export const studyStateOf = (statusId: number): StudyState | null =>
  states(studyLifecycle).find((state) => studyStatus[state].id === statusId) ?? null;

/** Whether the contract waits for the student's signature. */
export const awaitsSignature = (state: StudyState): boolean => state === 'unsigned';

/** Whether there is a contract to read. */
export const hasContract = (state: StudyState): boolean =>
  state === 'unsigned' || state === 'signed' || state === 'finished';

/** What a contract must say before anybody signs it: its number, and a price where the studies are paid for. */
export const isContractWhole = (contract: {
  contractNumber: string | null;
  isPaid: boolean;
  price: number | null;
}): boolean => Boolean(contract.contractNumber?.trim()) && (!contract.isPaid || contract.price !== null);
