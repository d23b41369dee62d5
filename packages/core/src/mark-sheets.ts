import type { Lifecycle } from './requests.ts';

export type MarkSheetState = 'processing' | 'printed' | 'rejected';

export const markSheetLifecycle: Lifecycle<MarkSheetState> = {
  first: 'processing',
  next: { processing: ['printed', 'rejected'], printed: [], rejected: [] },
  cancel: { from: ['processing'], to: 'rejected' },
};

/** The provider's word for a state. */
export const markSheetStatus = {
  processing: 'обрабатывается',
  printed: 'напечатана',
  rejected: 'отклонена',
} as const satisfies Record<MarkSheetState, string>;

/** What a mark sheet is for; a kind of mark sheet may serve several. */
const controls = ['isExam', 'isOffset', 'isCourseWork', 'isLab'] as const;

export type Controls = Record<(typeof controls)[number] | 'isRemote', boolean>;

/** Whether a kind of mark sheet is one for this control of a subject. */
export const typeFits = (type: Controls, subject: Controls): boolean =>
  type.isRemote === subject.isRemote && controls.some((control) => type[control] && subject[control]);

/**
 * What a mark sheet costs: an educator's hour, times the hours that such a control takes, times the hours of laboratory
 * work that are made up for. Nothing where the reason is a good one; null where nobody has set a price.
 */
export function markSheetPrice(sheet: {
  /** Of the educator's hour. */
  basePrice: number | null;
  type: { price: number | null; coefficient: number; isLab: boolean };
  hours: number | null;
  isExcused: boolean;
}): number | null {
  const { basePrice, type, hours, isExcused } = sheet;
  if (isExcused) return 0;
  // Some kinds have a price of their own, whoever takes them.
  const perHour = type.price ?? basePrice;
  if (perHour === null) return null;
  return Math.round(perHour * type.coefficient * (type.isLab ? (hours ?? 0) : 1) * 100) / 100;
}
