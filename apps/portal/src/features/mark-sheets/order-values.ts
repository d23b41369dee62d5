import type { MarkSheetType } from '@semestr/api/mark-sheets';
import { type IsoDate, parseTypedDate } from '@semestr/core/dates';
import * as z from 'zod/mini';
import { type Control, kindsFor, type SheetView } from './mark-sheets.ts';

/** Maximum hours of laboratory work on one mark sheet that the form offers. */
export const MAX_HOURS = 40;

export interface OrderValues {
  /** Key of the `Control`. */
  control: string;
  /** The id of the mark sheet type. */
  type: string;
  /** The examiner, as shown in the field. */
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

/** Schema of the form's values with their errors, for the given date. */
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

/** Returns the type of mark sheet for a control, when there is only one. */
export function onlyKind(types: readonly MarkSheetType[], control: Control): string {
  const [kind, another] = kindsFor(types, control);
  return kind && !another ? String(kind.id) : '';
}

/** Returns the initial values of an order for this control. */
export const valuesFor = (control: Control | null, types: readonly MarkSheetType[]): OrderValues =>
  control === null ? noValues : { ...noValues, control: control.key, type: onlyKind(types, control) };

/** Returns the values of a rejected or cancelled mark sheet, except the examiner, who has to be selected again. */
export const toValues = ({ control, markSheetType, reason, hours }: SheetView): OrderValues => ({
  ...noValues,
  control: control ?? '',
  type: String(markSheetType.id),
  isExcused: reason === true || reason === 1,
  hours: hours ?? noValues.hours,
});
