import { isPassed } from './markbook.ts';
import { CANCELLED_BY_STUDENT, type Lifecycle } from './requests.ts';

export type MarkSheetState = 'processing' | 'printed' | 'rejected';

export const markSheetLifecycle: Lifecycle<MarkSheetState> = {
  first: 'processing',
  next: { processing: ['printed', 'rejected'], printed: [], rejected: [] },
  cancel: { from: ['processing'], to: 'rejected' },
  withdraw: { from: 'printed', to: 'rejected' },
  undo: { processing: ['printed', 'rejected'] },
};

/** The provider's word for a state. */
export const markSheetStatus = {
  processing: 'обрабатывается',
  printed: 'напечатана',
  rejected: 'отклонена',
} as const satisfies Record<MarkSheetState, string>;

/** What a student sees of a mark sheet: one that they took back is not one that was refused. */
export type ShownMarkSheetState = MarkSheetState | 'cancelled';

/** The state behind the provider's word and reason; null for a word that is not known. */
export function shownMarkSheetState({
  status,
  rejectionReason,
}: {
  status: string;
  rejectionReason: string | null;
}): ShownMarkSheetState | null {
  if (status === markSheetStatus.processing) return 'processing';
  if (status === markSheetStatus.printed) return 'printed';
  if (status !== markSheetStatus.rejected) return null;
  return rejectionReason === CANCELLED_BY_STUDENT ? 'cancelled' : 'rejected';
}

/** What a mark sheet is for; a kind of mark sheet may serve several. */
const controls = ['isExam', 'isOffset', 'isCourseWork', 'isLab'] as const;

export type Controls = Record<(typeof controls)[number] | 'isRemote', boolean>;

/** Whether a kind of mark sheet is one for this control of a subject. */
export const typeFits = (type: Controls, subject: Controls): boolean =>
  type.isRemote === subject.isRemote && controls.some((control) => type[control] && subject[control]);

/** The control of a markbook's line by its words: "Экзамен", "Диф.зачет", "Курс. работа" …; null for words of another kind. */
export function controlOfForm(formOfControl: string): (typeof controls)[number] | null {
  const words = formOfControl.toLowerCase();
  if (words.startsWith('экз') || words.startsWith('диф')) return 'isExam';
  if (words.startsWith('зач')) return 'isOffset';
  return words.startsWith('курс') ? 'isCourseWork' : null;
}

/** What a price is worked out from. */
export interface PricedSheet {
  /** Of the educator's hour. */
  basePrice: number | null;
  type: { price: number | null; coefficient: number; isLab: boolean };
  hours: number | null;
}

/**
 * What a price is the product of: an educator's hour, the hours that such a control takes, and the hours of laboratory
 * work that are made up for. Null where nobody has set a price.
 */
export function priceFactors({ basePrice, type, hours }: PricedSheet): readonly number[] | null {
  // Some kinds have a price of their own, whoever takes them.
  const perHour = type.price ?? basePrice;
  if (perHour === null) return null;
  return [perHour, type.coefficient, ...(type.isLab ? [hours ?? 0] : [])];
}

/** What a mark sheet costs; nothing where the reason is a good one, null where nobody has set a price. */
export function markSheetPrice(sheet: PricedSheet & { isExcused: boolean }): number | null {
  if (sheet.isExcused) return 0;
  const factors = priceFactors(sheet);
  return factors && Math.round(factors.reduce((product, factor) => product * factor, 1) * 100) / 100;
}

/** What is known of a control for which a mark sheet is to be ordered. */
export type Standing =
  /** Hours of laboratory work that were missed. */
  | { kind: 'lab'; missedHours: number }
  /** The line of the markbook; null where nothing is written. `isOver`: its semester is. */
  | { kind: 'plan'; mark: string | null; isOver: boolean };

/**
 * Whether there is a debt, which alone needs a mark sheet: laboratory work that was missed, an exam or a credit that was
 * failed, or that stands open although its semester is over.
 */
export function isDebt(standing: Standing): boolean {
  if (standing.kind === 'lab') return standing.missedHours > 0;
  const passed = isPassed(standing.mark);
  return passed === null ? standing.isOver : !passed;
}
