import { type Language, ruOrEn } from './languages.ts';
import type { TableImportFaultReason } from './table-imports.ts';

/** What is wrong with a row of an imported table, and what to do: for the console, the terminal and downloaded rows. */
const sentences = {
  ru: {
    characters: 'уберите переносы строк, невидимые знаки, обратные кавычки и\u00a0«$(»',
    required: 'заполните ячейку',
    format: 'запишите иначе: {form}',
    'too-small': 'меньше или раньше допустимого',
    'too-big': 'больше, позже или длиннее допустимого',
    unknown: 'такого нет: проверьте написание',
    taken: 'уже занято другой записью',
    ambiguous: 'таких несколько: назовите точнее',
    repeated: 'то\u00a0же, что в\u00a0строке {about}',
    clash: 'накладка с\u00a0занятием: {about}',
    'group-has-head': 'в\u00a0группе уже есть староста: {about}',
    confirmed: 'этот контакт уже подтверждён: измените его в\u00a0разделе «Контакты»',
    'no-account':
      'аккаунта ещё нет: создайте его и\u00a0загрузите строку снова или\u00a0не\u00a0загружайте этот столбец',
    'order-not-possible': 'приказ не\u00a0подходит состоянию студента или более позднему приказу',
    'student-left': 'студент отчислен или окончил учёбу: сначала восстановите его',
    busy: 'запись изменили одновременно с\u00a0загрузкой: загрузите строку снова',
  },
  en: {
    characters: 'remove line breaks, invisible characters, backticks and “$(”',
    required: 'fill in the cell',
    format: 'write it like this: {form}',
    'too-small': 'below or before the limit',
    'too-big': 'over, after or longer than the limit',
    unknown: 'not found: check the spelling',
    taken: 'another record has it already',
    ambiguous: 'there are several: be more specific',
    repeated: 'same as row {about}',
    clash: 'clashes with a lesson: {about}',
    'group-has-head': 'the group has a head already: {about}',
    confirmed: 'this contact is confirmed already: change it under “Contacts”',
    'no-account': 'there is no account yet: create it and import the row again, or leave this column out',
    'order-not-possible': 'the order does not fit the state of the student, or a later order',
    'student-left': 'the student has left the university: reinstate the student first',
    busy: 'the record was changed at the same time: import the row again',
  },
} as const satisfies Record<'ru' | 'en', Record<TableImportFaultReason, string>>;

/**
 * Returns the sentence about a fault, in lowercase and without a full stop.
 *
 * @param about what a `repeated`, `clash` or `group-has-head` row conflicts with
 * @param form the expected format of the cell
 */
export const reasonSentence = (
  {
    reason,
    about,
    form,
  }: { reason: TableImportFaultReason; about: string | null; form?: string | undefined },
  language: Language,
): string =>
  sentences[ruOrEn(language)][reason]
    .replace('{about}', () => about ?? '')
    .replace('{form}', () => form ?? '');
