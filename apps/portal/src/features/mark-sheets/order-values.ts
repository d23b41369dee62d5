import type { MarkSheetType } from '@semestr/api/mark-sheets';
import { type IsoDate, parseTypedDate } from '@semestr/core/dates';
import * as z from 'zod/mini';
import { type Control, kindsFor, type ShownSheet } from './mark-sheets.ts';

/** The most hours of laboratory work on one mark sheet that a form offers. */
export const MAX_HOURS = 40;

export interface OrderValues {
  /** What for, as `Control` has it. */
  control: string;
  /** The id of the kind of mark sheet. */
  type: string;
  /** Who takes it, as the field shows them. */
  teacher: string;
  isExcused: boolean;
  absentOn: string;
  hours: number;
}

const noValues: OrderValues = {
  control: '',
  type: '',
  teacher: '',
  isExcused: false,
  absentOn: '',
  hours: 2,
};

/** Each with what is wrong with it. */
export const orderValues = (today: IsoDate) =>
  z.object({
    control: z.string().check(z.minLength(1, 'required')),
    type: z.string().check(z.minLength(1, 'required')),
    teacher: z.string().check(z.minLength(1, 'required')),
    isExcused: z.boolean(),
    absentOn: z
      .string()
      .check(z.refine((text) => text === '' || parseTypedDate(text) !== null, 'format'))
      .check(z.refine((text) => (parseTypedDate(text) ?? today) <= today, 'too-big')),
    hours: z.int().check(z.gte(1), z.lte(MAX_HOURS)),
  });

/** The kind of mark sheet for a control, where there is but one. */
export function onlyKind(types: readonly MarkSheetType[], control: Control): string {
  const [kind, another] = kindsFor(types, control);
  return kind && !another ? String(kind.id) : '';
}

/** What an order for this control begins with. */
export const valuesFor = (control: Control | null, types: readonly MarkSheetType[]): OrderValues =>
  control === null ? noValues : { ...noValues, control: control.key, type: onlyKind(types, control) };

/** What a mark sheet that was refused or taken back was ordered with, all but the educator, whom the field asks for anew. */
export const valuesLike = ({ control, markSheetType, reason, hours }: ShownSheet): OrderValues => ({
  ...noValues,
  control: control ?? '',
  type: String(markSheetType.id),
  isExcused: reason === true || reason === 1,
  hours: hours ?? noValues.hours,
});
