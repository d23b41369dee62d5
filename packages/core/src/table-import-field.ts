/** A field of the tables that administrators upload. */

/** Formats of the cells of a field. */
export const cellForms = [
  'text',
  'phone',
  'email-address',
  'work-phone',
  'workplace',
  'full-name',
  'given-names',
  'number',
  'date',
  'time',
  'time-range',
  'flag',
  'weeks',
  'day',
  'lesson-type',
  'term',
  'control',
  'mark',
  'card',
  'group-name',
  'group',
  'groups',
  'faculty',
  'department',
  'education-form',
  'speciality',
  'department-type',
  'building',
  'room-type',
  'employee',
  'employees',
  'rooms',
  'order-kind',
  'funding',
  'country',
  'document-language',
] as const;
export type CellForm = (typeof cellForms)[number];

export interface TableImportField {
  readonly field: string;
  readonly form: CellForm;
  /** `key`: records are found by this column, which is required; `new`: required in rows that create a record. */
  readonly need: 'key' | 'new' | 'none';
  /**
   * Example value of an invented record, shown on the explanation sheet of the template. The examples of key fields do
   * not exist: a row with all of them is the example, and is not imported.
   */
  readonly example: string;
  /** Other names of its column, in addition to its titles. Endings, case and spelling of `titleOf` do not matter. */
  readonly synonyms: readonly string[];
  /** Fields whose columns this one replaces: their values are parts of its value. */
  readonly insteadOf: readonly string[];
}

/** Defines a field; the other names of its column are separated by commas. */
export const field = <const F extends string>(
  name: F,
  form: CellForm,
  need: TableImportField['need'],
  example: string,
  synonyms = '',
  insteadOf: readonly string[] = [],
) => ({ field: name, form, need, example, synonyms: synonyms.split(', ').filter(Boolean), insteadOf });

/** Names of the column with the number of the student card, which is also that of the record book. */
export const cardNames =
  'студбилет, номер студбилета, номер билета, студенческий, номер студенческого, номер студенческого билета, студ билет, номер студ билета, билет, номер зачетной книжки, зачетная книжка, зачетка, номер зачетки, логин, студэнцкі білет, нумар студэнцкага білета, card, card number, student card number, student id, student number, login';

/** Examples of keys that exist nowhere. */
export const EXAMPLE_CARD = '00000000';
export const EXAMPLE_GROUP = '000000';
export const EXAMPLE_SUBJECT = 'ПРИМЕР';
