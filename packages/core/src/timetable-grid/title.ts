import { readCell } from '../table-import-cells.ts';
import { isTermCode, type TermCode } from '../term.ts';
import type { Block } from './matrix.ts';
import { groupIn, type GridWords } from './words.ts';

/** Reads the titles around a timetable: its term, and its groups when the heads contain none. */

export interface Titles {
  readonly term: TermCode | null;
  readonly groups: readonly string[];
  /** The cells that these were read from. */
  readonly used: readonly Block[];
}

const SEASON = /осен|весен|восен|весн|autumn|spring|семестр|полугод|semester/iu;
const ACADEMIC_YEAR = /20\d\d\s*[-–—/]\s*(?:20)?\d\d/u;
const YEARS = /20\d\d(?:\s*\/\s*(?:20)?\d\d)?/u;
const GROUPS = /(?:групп[аыуе]?|гр\.|group)\s*№?\s*:?\s*((?:[\p{L}\d][\p{L}\d./-]*(?:\s*[,;]\s*)?)+)/iu;

/** Parses "на 1 семестр 2026–2027 учебного года", reduced to the season or number, and the years. */
function termIn(text: string): TermCode | null {
  const plain = text.replaceAll(/(\d{4})\s*[-–—/]\s*(\d{2,4})/g, '$1/$2');
  const [years = ''] = YEARS.exec(plain) ?? [];
  const [season = ''] = /(?:осенн?|весенн?|восень|весна|autumn|spring)\p{L}*/iu.exec(plain) ?? [];
  const [number = ''] =
    /(?<![\p{L}\d])(?:[12]|I{1,2})(?:-?(?:й|м|го|ый))?\s+(?:сем|полуг)\p{L}*/iu.exec(plain) ?? [];
  const code = readCell('term', `${season || number} ${years}`.trim());
  return typeof code === 'string' && isTermCode(code) ? code : null;
}

function findTerm(blocks: readonly Block[]): { term: TermCode; used: readonly Block[] } | null {
  const seasons = blocks.filter(({ text }) => SEASON.test(text));
  for (const block of seasons) {
    const term = termIn(block.text);
    if (term !== null) return { term, used: [block] };
  }
  for (const season of seasons)
    for (const years of blocks.filter(({ text }) => ACADEMIC_YEAR.test(text))) {
      const term = termIn(`${season.text} ${years.text}`);
      if (term !== null) return { term, used: [season, years] };
    }
  return null;
}

const groupsIn = (text: string, words: GridWords): readonly string[] =>
  (GROUPS.exec(text)?.[1] ?? '').split(/[,;\s]+/).flatMap((name) => groupIn(name, words) ?? []);

/** Reads the titles of a sheet from the cells outside its timetable, and from its name. */
export function readTitles(blocks: readonly Block[], name: string, words: GridWords): Titles {
  const found = findTerm(blocks);
  const titled = blocks.find(({ text }) => groupsIn(text, words).length > 0);
  const named = groupIn(name, words);
  return {
    term: words.term ?? found?.term ?? null,
    groups: titled ? groupsIn(titled.text, words) : named === null ? [] : [named],
    used: [...(found?.used ?? []), ...(titled ? [titled] : [])],
  };
}
