import type { Markbook, MarkRow } from '@semestr/api/markbook';

/** A line of the markbook with its semester, counted from the beginning of the studies. */
export interface Line extends MarkRow {
  term: number;
}

/** Lists the lines of all semesters, the first semester first. */
export const linesOf = ({ markPages }: Markbook): Line[] =>
  Object.entries(markPages)
    .map(([term, { marks }]) => ({ term: Number(term), marks }))
    .toSorted((a, b) => a.term - b.term)
    .flatMap(({ term, marks }) => marks.map((mark) => ({ ...mark, term })));
