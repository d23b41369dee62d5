import { requestRules, type RequestState } from './requests/kinds.ts';
import { states } from './requests/lifecycle.ts';

/**
 * Purpose of an application: a subject in parallel to the course, or one that the previous university did not teach.
 */
export type StudyPurpose = 'parallel' | 'difference';

/** The provider's words for a purpose. */
export const studyPurpose = {
  parallel: 'Параллельное обучение',
  difference: 'Ликвидация академической разницы',
} as const satisfies Record<StudyPurpose, string>;

/** Returns the purpose for the provider's words; null for unknown words. */
export function studyPurposeOf(words: string): StudyPurpose | null {
  if (words === studyPurpose.parallel) return 'parallel';
  return words === studyPurpose.difference ? 'difference' : null;
}

export type StudyState = RequestState<'study'>;

/** The number and the word of a state, as in the API. */
export const studyStatus = {
  considered: { id: 1, name: 'На рассмотрении' },
  unsigned: { id: 2, name: 'Ожидает подписания договора' },
  signed: { id: 3, name: 'Договор подписан' },
  finished: { id: 4, name: 'Обучение завершено' },
  rejected: { id: 5, name: 'Отклонена' },
} as const satisfies Record<StudyState, { id: number; name: string }>;

/** Returns the state for the provider's number; null for an unknown number. */
export const studyStateOf = (statusId: number): StudyState | null =>
  states(requestRules.study.lifecycle).find((state) => studyStatus[state].id === statusId) ?? null;

/** Whether the student's signature of the contract is pending. */
export const awaitsSignature = (state: StudyState): boolean => state === 'unsigned';

/** Whether there is a contract to read. */
export const hasContract = (state: StudyState): boolean =>
  state === 'unsigned' || state === 'signed' || state === 'finished';

/**
 * Whether a contract contains what it must state before it is signed: its number, and a price unless the studies are
 * free.
 */
export const isContractWhole = (contract: {
  contractNumber: string | null;
  isPaid: boolean;
  price: number | null;
}): boolean => Boolean(contract.contractNumber?.trim()) && (!contract.isPaid || contract.price !== null);
