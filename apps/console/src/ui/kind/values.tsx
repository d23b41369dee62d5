import { type WordKind, wordOf } from '@semestr/core/data-words';
import type { Language } from '@semestr/core/languages';
import { dotted, dottedMoment, type IsoDate, localDate } from '@semestr/core/dates';
import { ArchivedInput } from '../form/ArchivedInput.tsx';
import { BooleanInput } from '../form/BooleanInput.tsx';
import { DateInput } from '../form/DateInput.tsx';
import { MomentInput } from '../form/MomentInput.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { TimeInput } from '../form/TimeInput.tsx';
import { DayFilter, TextFilter, YesNoFilter } from '../list/conditions.tsx';
import type { Field } from './field.ts';

/** Fields with plain values. */

interface TextOptions {
  type?: 'email' | 'tel' | 'url';
  /** Whether the text has several lines. */
  isLong?: boolean;
  /** Language of the text, if it differs from that of the university's data. */
  lang?: Language;
}

/** A text with a maximum number of characters. */
export const text = (maxLength: number, { lang, ...options }: TextOptions = {}): Field<string> => ({
  text: (value) => value,
  ...(lang && { Display: ({ value }) => <span lang={lang}>{value}</span> }),
  Input: (props) => <TextInput {...props} {...options} maxLength={maxLength} />,
  Filter: ({ source }) => <TextFilter source={source} maxLength={maxLength} />,
  ...(options.isLong && { isLong: true }),
});

/** A text that may be empty, but is never null. */
export const line = (maxLength: number, options: TextOptions = {}): Field<string> => ({
  ...text(maxLength, options),
  isOptional: true,
  empty: '',
  Input: (props) => <TextInput {...props} {...options} maxLength={maxLength} keepsEmpty />,
});

/** A text that is usually one of the provider's codes, which are displayed as words. The form contains the code. */
export const coded = (kind: WordKind, maxLength: number): Field<string> => ({
  ...text(maxLength),
  text: (value, _source, { language }) => wordOf(kind, value, language),
});

/** A number between two others, both included. */
export const number = (min: number, max: number, step: number | 'any' = 1): Field<number> => ({
  text: (value, _source, { language }) => new Intl.NumberFormat(language).format(value),
  cell: (value) => value,
  Input: (props) => <NumberInput {...props} min={min} max={max} step={step} />,
  isFigure: true,
  isCommon: true,
  width: 96,
});

/** An amount of money or an average, with two decimals so that a column aligns. */
export const decimal = (min: number, max: number): Field<number> => ({
  ...number(min, max, 'any'),
  text: (value, _source, { language }) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value),
  cell: (value) => ({ decimal: value }),
});

/** A calendar year, formatted without a thousands separator. */
export const year: Field<number> = {
  text: String,
  cell: (value) => value,
  Input: (props) => <NumberInput {...props} min={1990} max={2200} />,
  isFigure: true,
  isCommon: true,
  width: 96,
};

/** Yes or no. */
export const yesNo: Field<boolean> = {
  text: (value, _source, { yesOrNo }) => yesOrNo(value),
  Input: ({ source, hint }) => <BooleanInput source={source} {...(hint !== undefined && { hint })} />,
  Filter: YesNoFilter,
  isCommon: true,
  empty: false,
  width: 112,
};

/** A calendar date. */
export const date: Field<IsoDate> = {
  text: (value) => dotted(value),
  cell: (value) => ({ date: value }),
  Input: DateInput,
  Filter: DayFilter,
  isCommon: true,
  width: 112,
};

/** A date that cannot be earlier than that of another field. */
export const dateFrom = (source: string): Field<IsoDate> => ({
  ...date,
  Input: (props) => <DateInput {...props} notBefore={source} />,
});

/** A date that cannot be later than today. */
export const pastDate: Field<IsoDate> = { ...date, Input: (props) => <DateInput {...props} isPast /> };

/** `HH:MM`. */
export const time: Field<string> = { text: (value) => value, Input: TimeInput, isCommon: true, width: 80 };

/** A time that must be later than that of another field. */
export const timeAfter = (source: string): Field<string> => ({
  ...time,
  Input: (props) => <TimeInput {...props} after={source} />,
});

/** A date-time, formatted in the university's time zone. */
export const moment: Field<string> = {
  text: (value) => dottedMoment(new Date(value)),
  cell: (value) => ({ moment: value }),
  Input: MomentInput,
  isCommon: true,
  width: 144,
};

/** Time at which a record was archived. The form writes a flag instead (`archiving`). */
export const archivedAt: Field<string | null> = {
  text: (value) => (value === null ? '' : dotted(localDate(new Date(value)))),
  cell: (value) => (value === null ? '' : { date: localDate(new Date(value)) }),
  Input: ArchivedInput,
  isCommon: true,
  isOptional: true,
  width: 128,
};

/** Makes a field optional. The wrapped field never receives a missing value. */
export const optional = <V,>(field: Field<V>): Field<V | null | undefined> => ({
  // Callers check for a missing value first (`valueText`, `Value`).
  ...(field as Field<V | null | undefined>),
  isOptional: true,
  empty: null,
});

/** A read-only field. */
export const readOnly = <V,>({ Input: _Input, ...field }: Field<V>): Field<V> => field;
