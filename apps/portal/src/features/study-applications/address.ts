/**
 * The line of the markbook to apply for; null where the address names none:
 * `/personal-account/study/applications?mark=ID_LMS_EDUCATION_TERM`, as `personalPaths.studyApplicationFor` makes it of one of the
 * line's `lmsEducationTerms`.
 */
export function markOf(search: URLSearchParams): string | null {
  const mark = search.get('mark');
  return mark !== null && /^\d+$/.test(mark) ? mark : null;
}
