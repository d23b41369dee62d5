/** Addresses of the personal account, separate from `../paths.ts` to keep them out of the public initial file. */
export const personalPaths = {
  contacts: '/personal-account/settings/contacts',
  markbook: '/personal-account/markbook',
  markSheets: '/personal-account/study/mark-sheets',
  /** Orders a mark sheet for a line in the markbook page of this semester. */
  markSheetFor: (line: { idSubject: number; idFormOfControl: number; term: number }): string =>
    `/personal-account/study/mark-sheets?subject=${line.idSubject}&control=${line.idFormOfControl}&term=${line.term}`,
  studyApplications: '/personal-account/study/applications',
  /** Applies for a line of the markbook, by one of its `lmsEducationTerms`. */
  studyApplicationFor: (idLmsEducationTerm: number): string =>
    `/personal-account/study/applications?mark=${idLmsEducationTerm}`,
  practice: '/personal-account/study/practice',
  announcements: '/personal-account/announcements',
  notifications: '/personal-account/notifications',
  omissions: '/personal-account/omissions',
  library: '/personal-account/library',
  graduate: '/personal-account/graduate',
  dormitory: '/personal-account/dormitory',
  profiling: '/personal-account/profiling',
  ownRating: '/personal-account/rating',
} as const;
