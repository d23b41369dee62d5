import type { IsoDate } from './dates.ts';
import { addDays } from './dates.ts';
import { readDay, typedTime } from './typed.ts';
import { withoutInvisible } from './typed-text.ts';

/** Parses single values in the cells of a table, as users type them and as spreadsheets store them. */

/** Removes spaces of all kinds and the invisible marks that are copied with numbers. */
const compact = (text: string): string => withoutInvisible(text).replaceAll(/\s/g, '');

/** Day 0 of a spreadsheet; exact from 01.03.1900 on. */
const SERIAL_START: IsoDate = '1899-12-30';
/** Serial numbers of dates: five digits, from 1927 on, so that a year is not mistaken for one. Up to 31.12.2099. */
const SERIAL = /^[1-7]\d{4}$/;
const LAST_SERIAL = 73_050;

/** Splits the number of an unformatted date or time, "39725.375", into its day and its part of a day. */
function serialOf(text: string): { day: number; part: number } | null {
  const [, whole = '', fraction = ''] = /^(\d{1,5})(?:[.,](\d+))?$/.exec(compact(text)) ?? [];
  if (whole === '') return null;
  const isDate = SERIAL.test(whole) && Number(whole) <= LAST_SERIAL;
  return isDate || whole === '0' ? { day: Number(whole), part: Number(`0.${fraction || 0}`) } : null;
}

/** Parses a date in any form of `readDay`, or the serial number of an unformatted cell: 39725 is 04.10.2008. */
export function parseCellDate(text: string): IsoDate | null {
  const serial = serialOf(text);
  return serial && serial.day > 0 ? addDays(SERIAL_START, serial.day) : readDay(text);
}

const MINUTES = 24 * 60;

function timeOfSerial(part: number): string | null {
  const minutes = Math.round(part * MINUTES);
  if (minutes >= MINUTES) return null;
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * Parses a time in any form of `typedTime`, the serial number of an unformatted cell (0.375 is 09:00), the time of a
 * date-time, and 8.3, to which spreadsheets shorten a typed 8.30.
 */
export function parseCellTime(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const serial = serialOf(plain);
  if (serial && /[.,]/.test(plain)) return timeOfSerial(serial.part);
  const [, hours, tens] = /^([1-9]|1\d|2[0-3])[.,]([0-5])$/.exec(plain) ?? [];
  if (hours && tens) return typedTime(`${hours}:${tens}0`);
  const [, ofDay] = /^\S{8,10}[T ](\d{1,2}:\d{2}(?::\d{2})?)$/.exec(plain) ?? [];
  const words = plain
    .replace(/^(\d{1,2})\s?ч(?:ас\p{L}*)?\.?(?:\s?(\d{2})\s?м\p{L}*\.?)?$/u, '$1:$2')
    .replace(/:$/, ':00');
  return typedTime(ofDay ?? words.replace(',', '.'));
}

/** Units after a number: "1 семестр", "2-й курс", "108 ч.". */
const UNIT =
  /(?:-?(?:й|я|ый|ая|ой|st|nd|rd|th))?\s*(?:сем|курс|ч(?=\.?$)|час|з\.?\s?е(?=\.?$)|чел|подгр|п\/г|semester|year|hour)\p{L}*\.?$/iu;

/** Parses "9:00–10:25", "9.00 - 10.25", "с 9:00 до 10:25"; a single time is the start. Null for any other text. */
export function parseTimeRange(text: string): { startTime: string; endTime?: string } | null {
  const single = parseCellTime(text);
  if (single !== null) return { startTime: single };
  const plain = text.normalize('NFKC').trim().replace(/^с\s+/i, '');
  const [, from = '', to = ''] =
    /^(\d{1,2}[:.]?\d{2})\s*(?:[-–—/]|до|по|to|\s|\n)\s*(\d{1,2}[:.]?\d{2})$/i.exec(plain) ?? [];
  const [startTime, endTime] = [parseCellTime(from), parseCellTime(to)];
  return startTime !== null && endTime !== null ? { startTime, endTime } : null;
}

/** Parses "3", "3,5", "1 200", "3.0", as some programs write integers, or "108 ч.". */
export function parseCellNumber(text: string): number | null {
  const plain = compact(text.trim().replace(UNIT, '')).replace(',', '.').replace('\u2212', '-');
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

/**
 * Parses a number that identifies a record, kept as text for its leading zeros. Removes "№", spaces between digits, the
 * apostrophe of a spreadsheet's text and ".0"; expands "5,2850001E+07". Null when a spreadsheet has dropped its last
 * digits.
 */
export function parseNumeral(text: string): string | null {
  const plain = text.trim().replace(/^['’]|^№\s*/u, '');
  const digits = compact(plain).replace(/^(\d+)[.,]0+$/, '$1');
  if (/^\d+$/.test(digits)) return digits;
  const [, first, rest = '', power] = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(digits) ?? [];
  if (!first || !power) return plain;
  return rest.length === Number(power) ? `${first}${rest}` : null;
}

const yes = new Set([
  'да',
  'есть',
  'так',
  'ёсць',
  'yes',
  'y',
  'true',
  'истина',
  'on',
  '1',
  '+',
  '✓',
  '✔',
  '☑',
  'x',
  'х',
  'v',
]);
const no = new Set(['нет', 'не', 'няма', 'no', 'n', 'false', 'ложь', 'off', '0', '-', '–', '—', '☐', '✗']);

/** Parses a word or a sign for yes or no. */
export function parseFlag(text: string): boolean | null {
  const word = text.toLowerCase().replace(/\.(?:0+)?$/, '');
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** Errors that a cell shows when its formula failed, in English and in Russian spreadsheets. */
const FAILED =
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA|Н\/Д|ССЫЛКА!|ЗНАЧ!|ДЕЛ\/0!|ИМЯ\?|ЧИСЛО!|ПУСТО!|ПЕРЕНОС!)|Err:\d{3}|Ошибка:\d{3})$/iu;

/** Whether a cell shows the error of a formula, or a formula that has no result yet. */
export const isFailedFormula = (text: string): boolean => FAILED.test(text) || /^=./.test(text);
