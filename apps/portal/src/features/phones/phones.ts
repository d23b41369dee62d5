import { type PhoneRoom, search } from '@semestr/api/phones';
import { shortNameOf } from '@semestr/core/display';
import { spellingsOf } from '@semestr/core/keyboard';
import { digitsIn, searchOf, wordsOf } from '@semestr/core/phones';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { clientFrom } from '../../client/query.ts';
import type { Search } from '../../ui/search/search-text.ts';

const PAGE_SIZE = 20;

interface PhoneSearch {
  page: number;
  searched: string;
  /** Whether to search only for the exact text, not for similar spellings. */
  isTyped: boolean;
}

/** A page of results. */
export interface Found {
  rooms: readonly PhoneRoom[];
  total: number;
  typed: string;
  /** The typed text, or its correction. */
  searched: string;
  isTyped: boolean;
}

/**
 * Query for the rooms of a search, page by page. Without results, tries the other keyboard layout and then similar
 * spellings.
 */
export const roomsFor = ({ text, isExact }: Search) => {
  const typed = searchOf(text);
  const first: PhoneSearch = { page: 1, searched: typed, isTyped: true };
  return infiniteQueryOptions({
    queryKey: ['phones', typed, isExact],
    queryFn: async ({ pageParam, signal, meta }): Promise<Found> => {
      const find = async ({ page, searched, isTyped }: PhoneSearch): Promise<Found> => {
        const body = { searchValue: searched, exact: isTyped, currentPage: page, pageSize: PAGE_SIZE };
        const reply = await clientFrom(meta).call(search, { body }, { signal });
        const { auditoryPhoneNumberDtoList: rooms, totalItems: total } = reply;
        return { rooms, total, typed, searched, isTyped };
      };
      const found = await find(pageParam);
      if (found.total > 0 || pageParam.page > 1 || isExact) return found;
      const [, meant] = spellingsOf(typed);
      const corrected = meant === undefined ? found : await find({ ...pageParam, searched: meant });
      if (corrected.total > 0) return corrected;
      const similar = await find({ ...pageParam, isTyped: false });
      return similar.total > 0 ? similar : found;
    },
    initialPageParam: first,
    getNextPageParam: ({ rooms, total, searched, isTyped }, pages): PhoneSearch | null => {
      const count = pages.reduce((sum, page) => sum + page.rooms.length, 0);
      return rooms.length > 0 && count < total ? { page: pages.length + 1, searched, isTyped } : null;
    },
  });
};

/** Terms of a search that are highlighted in texts, and those in numbers. */
export interface Marks {
  words: readonly string[];
  digits: readonly string[];
}

export function marksOf(searched: string): Marks {
  const words = wordsOf(searched);
  return { words, digits: words.flatMap((word) => digitsIn(word) ?? []) };
}

const includesWord = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

/** Returns the full name if only that shows the match, else the short one. */
export function matchingName(fio: string, words: readonly string[]): string {
  const short = shortNameOf(fio);
  return words.some((word) => includesWord(fio, word) && !includesWord(short, word)) ? fio : short;
}

/** Returns the name of a department, with its abbreviation if only that shows the match. */
export const matchingDepartment = (
  { name, abbrev }: PhoneRoom['departments'][number],
  words: readonly string[],
): string =>
  words.some((word) => includesWord(abbrev, word) && !includesWord(name, word))
    ? `${name} (${abbrev})`
    : name;
