/** A line of the markbook, as identified in an address. */
export interface Line {
  idSubject: number;
  idFormOfControl: number;
  /** Semester of the markbook page that contains it. */
  term: number;
}

/**
 * Parses the line of the markbook for which to order a mark sheet; null when the address contains none:
 * `/personal-account/study/mark-sheets?subject=ID_SUBJECT&control=ID_FORM_OF_CONTROL&term=SEMESTER`, as built by
 * `markSheetFor`. The keys are those of the markbook, because mark sheets identify subjects by other ids. The semester
 * is included, because a subject may have exams in several.
 */
export function lineOf(search: URLSearchParams): Line | null {
  const [idSubject = 0, idFormOfControl = 0, term = 0] = ['subject', 'control', 'term'].map((key) =>
    Number(search.get(key)),
  );
  return [idSubject, idFormOfControl, term].every((id) => Number.isInteger(id) && id > 0)
    ? { idSubject, idFormOfControl, term }
    : null;
}
