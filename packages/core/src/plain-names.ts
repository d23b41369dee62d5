/**
 * What a name or a title may not hold, for it ends in terminals, file names, mail and shells: control characters and line
 * breaks, marks that turn the direction of writing, and what a shell runs.
 */
const UNSAFE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`]|\$\(/u;
const UNSAFE_PARTS = new RegExp(UNSAFE, 'gu');

/** Whether a name or a title is one line of plain text; quotes, dashes and all other punctuation are. */
export const isPlainName = (text: string): boolean => !UNSAFE.test(text);

/** The text without what a name may not hold: for names that were stored before they were checked. */
export const plainNameOf = (text: string): string => text.replaceAll(UNSAFE_PARTS, '');

/** The fields that hold names and titles, by their own name. */
const NAME_FIELD =
  /^(?:fio|names?|titles?|abbrev|subject|topic|\w*(?:Name|Title|Topic|Abbrev|Subject))(?:En|Be|Full)?$/;
export const isNameField = (field: string): boolean => NAME_FIELD.test(field);

type FieldPath = readonly (string | number)[];

/** Where a record, in fields of names and titles at any depth, has what a name may not hold. */
export function unsafeNamesIn(record: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]): FieldPath[] => {
    const at = [...path, Array.isArray(record) ? Number(key) : key];
    if (typeof value === 'string') return isNameField(key) && !isPlainName(value) ? [at] : [];
    return unsafeNamesIn(value, at);
  });
}
