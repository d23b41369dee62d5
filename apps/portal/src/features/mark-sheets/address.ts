/** A line of the markbook, as an address names it. */
export interface Line {
  idSubject: number;
  idFormOfControl: number;
  /** The semester of the studies in whose page it stands. */
  term: number;
}

/**
 * The line of the markbook for which a mark sheet is to be ordered; null where the address names none:
 * `/personal-account/study/mark-sheets?subject=ID_SUBJECT&control=ID_FORM_OF_CONTROL&term=SEMESTER`, as
 * `personalPaths.markSheetFor` makes it of such a line. The keys are the markbook's, for mark sheets name subjects by ids of their
 * own; the semester stands with them, since a subject may be examined in several.
 */
export function lineOf(search: URLSearchParams): Line | null {
  const [idSubject = 0, idFormOfControl = 0, term = 0] = ['subject', 'control', 'term'].map((key) =>
    Number(search.get(key)),
  );
  return [idSubject, idFormOfControl, term].every((id) => Number.isInteger(id) && id > 0)
    ? { idSubject, idFormOfControl, term }
    : null;
}
