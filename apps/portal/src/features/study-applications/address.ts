/**
 * Returns the line of the markbook to apply for; null when the address names none:
 * `/personal-account/study/applications?mark=ID_LMS_EDUCATION_TERM`, as built by `studyApplicationFor`
 * from one of the line's `lmsEducationTerms`.
 */
export function markOf(search: URLSearchParams): string | null {
  const mark = search.get('mark');
  return mark !== null && /^\d+$/.test(mark) ? mark : null;
}
