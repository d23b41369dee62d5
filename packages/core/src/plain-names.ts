/**
 * Characters that names and titles must not contain, because they appear in terminals, file names, mail and shells:
 * control characters and line breaks, characters that change the text direction, and what a shell executes.
 */
const UNSAFE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`]|\$\(/u;
const UNSAFE_PARTS = new RegExp(UNSAFE, 'gu');

/** Whether a name or a title is one line of plain text; quotes, dashes and all other punctuation are allowed. */
export const isPlainName = (text: string): boolean => !UNSAFE.test(text);

/** Removes the characters that names must not contain: for names that were stored before this check existed. */
export const plainNameOf = (text: string): string => text.replaceAll(UNSAFE_PARTS, '');

/** Matches the fields that contain names and titles, by the name of the field. */
const NAME_FIELD =
  /^(?:fio|names?|titles?|abbrev|subject|topic|\w*(?:Name|Title|Topic|Abbrev|Subject))(?:En|Be|Full)?$/;
export const isNameField = (field: string): boolean => NAME_FIELD.test(field);

type FieldPath = readonly (string | number)[];

/** Returns the paths of names and titles, at any depth of a record, that contain forbidden characters. */
export function unsafeNamesIn(record: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]): FieldPath[] => {
    const at = [...path, Array.isArray(record) ? Number(key) : key];
    if (typeof value === 'string') return isNameField(key) && !isPlainName(value) ? [at] : [];
    return unsafeNamesIn(value, at);
  });
}
