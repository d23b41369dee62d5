import type { Bell } from '../bells.ts';
import { wordKey } from '../table-import-words.ts';
import { isTermCode, kindOfTerm, type TermCode, yearOfTerm } from '../term.ts';
import { type IsoDate, isoDate } from '../dates.ts';

/** Groups, rooms and times of classes of a university, to which a timetable refers. */
export interface GridWords {
  /** Names of groups, as `wordKey` writes them. */
  readonly groups: ReadonlySet<string>;
  /** Names of rooms, as `wordKey` writes them. */
  readonly rooms: ReadonlySet<string>;
  readonly bells: readonly Bell[];
  /** The term of the lessons; null when the titles of the sheet name it. */
  readonly term: TermCode | null;
}

/** A group has a number in its name, which is not the number of a class or a course. */
const GROUP = /^(?=.*\d)(?!\d{1,2}$)[\p{L}\d]{1,8}(?:[-–./][\p{L}\d]{1,8}){0,3}$/u;
/** A year, or the name that a program gives a sheet. */
const NO_GROUP = /^(?:(?:19|20)\d\d(?:[-–/.]\d+)*|(?:лист|sheet|table|таблица|аркуш)\d+)$/iu;
const BEFORE_GROUP = /^(?:учебн\p{L}*\s+)?(?:групп[аыуе]?|гр|group|gr)\.?\s*№?\s*/iu;

/** Returns the name of a group in a head, "гр. 528501"; null for any other text. */
export function groupIn(text: string, { groups }: Pick<GridWords, 'groups'>): string | null {
  const name = text.trim().replace(BEFORE_GROUP, '').trim();
  if (groups.has(wordKey(name))) return name;
  return GROUP.test(name) && !NO_GROUP.test(name) ? name : null;
}

/** Whether the university has a room of this name. */
export const isRoomName = (text: string, { rooms }: Pick<GridWords, 'rooms'>): boolean =>
  rooms.has(wordKey(text));

/** Adds the year of the term to "07.09"; returns null when there is no such day, or no term. */
export function dayOfTerm(day: number, month: number, term: string | null): IsoDate | null {
  if (term === null || !isTermCode(term)) return null;
  const first = yearOfTerm(term);
  const isFirst = kindOfTerm(term) === 'autumn' && month > 7;
  return isoDate(isFirst ? first : first + 1, month, day);
}
