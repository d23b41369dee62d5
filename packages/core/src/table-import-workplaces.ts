import { visible } from './typed-text.ts';
import { normalisePhone } from './validation.ts';

/** Rooms and telephones of workplaces, in the cells of a table. */

/** Words before the number of a room: "каб. 512". */
const BEFORE_ROOM =
  /^(?:кабинет|каб|аудитория|ауд|комната|комн|помещение|пом|room|office)(?:\.|(?=[\s\d№]))\s*№?\s*/iu;

/** Removes the words before the number of a room. */
export const roomIn = (text: string): string => visible(text).replace(BEFORE_ROOM, '').trim();

/**
 * Splits "512-4", "512-4 к.", "512, корп. 4" or "512 (4 к.)" into the room and the number of its building; the building
 * is null in any other text.
 */
export function parseWorkplace(text: string): { room: string; building: string | null } {
  const plain = roomIn(text);
  const [, room, building] =
    /^(\d+\p{L}?)\s*(?:-|–|\/|,?\s*\(?)\s*(?:к(?:орп(?:ус)?)?\.?\s*)?(\d{1,2})\s*(?:к(?:орп(?:ус)?)?\.?)?\)?$/iu.exec(
      plain,
    ) ?? [];
  return room !== undefined && building !== undefined && plain !== room + building
    ? { room, building }
    : { room: plain, building: null };
}

/** Digits of the shortest internal and the longest international number. */
const MIN_DIGITS = 3;
const MAX_DIGITS = 15;

/** Digits with the signs between them, and an extension after a word. */
const ONE_NUMBER = /^[+\d][\d\s().\u2010-\u2015-]*(?:\s*(?:вн|доб|ext)\p{L}*\.?\s*\d+)?$/iu;

/**
 * Parses one telephone of a workplace: a whole Belarusian number in its normal form, an internal one as typed. Null for
 * several numbers in one cell and for any other text.
 */
export function parseWorkPhone(text: string): string | null {
  const plain = visible(text.normalize('NFKC')).replace(/^(?:тел|раб|р|tel|phone)\p{L}*\.?:?\s*/iu, '');
  const digits = plain.replaceAll(/\D/g, '');
  if (!ONE_NUMBER.test(plain) || digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  const whole = normalisePhone(plain);
  return /^\+375\d{9}$/.test(whole) ? whole : plain;
}
