import type { RequestState } from './requests/kinds.ts';
import { isPassed } from './markbook.ts';
import { CANCELLED_BY_STUDENT } from './requests/lifecycle.ts';

export type MarkSheetState = RequestState<'markSheets'>;

/** The provider's word for a state. */
export const markSheetStatus = {
  processing: 'обрабатывается',
  printed: 'напечатана',
  rejected: 'отклонена',
} as const satisfies Record<MarkSheetState, string>;

/** State of a mark sheet as the student sees it: a cancelled one was not rejected. */
export type MarkSheetStateView = MarkSheetState | 'cancelled';

/** Returns the state for the provider's word and reason; null for an unknown word. */
export function toMarkSheetStateView({
  status,
  rejectionReason,
}: {
  status: string;
  rejectionReason: string | null;
}): MarkSheetStateView | null {
  if (status === markSheetStatus.processing) return 'processing';
  if (status === markSheetStatus.printed) return 'printed';
  if (status !== markSheetStatus.rejected) return null;
  return rejectionReason === CANCELLED_BY_STUDENT ? 'cancelled' : 'rejected';
}

/** Forms of assessment that a mark sheet can be for; one type may cover several. */
const controls = ['isExam', 'isOffset', 'isCourseWork', 'isLab'] as const;

export type Controls = Record<(typeof controls)[number] | 'isRemote', boolean>;

/** Whether a type of mark sheet matches this form of assessment of a subject. */
export const typeFits = (type: Controls, subject: Controls): boolean =>
  type.isRemote === subject.isRemote && controls.some((control) => type[control] && subject[control]);

/**
 * Returns the form of assessment of a markbook's line by its words: "Экзамен", "Диф.зачет", "Курс. работа" …; null for
 * any other words.
 */
export function controlOfForm(formOfControl: string): (typeof controls)[number] | null {
  const words = formOfControl.toLowerCase();
  if (words.startsWith('экз') || words.startsWith('диф')) return 'isExam';
  if (words.startsWith('зач')) return 'isOffset';
  return words.startsWith('курс') ? 'isCourseWork' : null;
}

/** Values that a price is computed from. */
export interface PricedSheet {
  /** Of the educator's hour. */
  basePrice: number | null;
  type: { price: number | null; coefficient: number; isLab: boolean };
  hours: number | null;
}

/**
 * Returns the factors of a price: an educator's hour, the hours for the form of assessment, and the hours of laboratory
 * work to make up for. Null when no price is set.
 */
export function priceFactors({ basePrice, type, hours }: PricedSheet): readonly number[] | null {
  // Some types have a fixed price, independent of the examiner.
  const perHour = type.price ?? basePrice;
  if (perHour === null) return null;
  return [perHour, type.coefficient, ...(type.isLab ? [hours ?? 0] : [])];
}

/** Returns the price of a mark sheet; 0 when there is an excuse, null when no price is set. */
export function markSheetPrice(sheet: PricedSheet & { isExcused: boolean }): number | null {
  if (sheet.isExcused) return 0;
  const factors = priceFactors(sheet);
  return factors && Math.round(factors.reduce((product, factor) => product * factor, 1) * 100) / 100;
}

/** The student's result that a mark sheet is to be ordered for. */
export type Standing =
  /** Missed hours of laboratory work. */
  | { kind: 'lab'; missedHours: number }
  /** The line of the markbook; null when it is empty. `isOver`: its semester is over. */
  | { kind: 'plan'; mark: string | null; isOver: boolean };

/**
 * Whether there is a debt, without which no mark sheet is needed: missed laboratory work, a failed exam or credit, or
 * one that is missing although its semester is over.
 */
export function isDebt(standing: Standing): boolean {
  if (standing.kind === 'lab') return standing.missedHours > 0;
  const passed = isPassed(standing.mark);
  return passed === null ? standing.isOver : !passed;
}
