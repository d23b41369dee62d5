/** The addresses of the personal account, apart from `../paths.ts`: visitors' first file has none of them. */
export const personalPaths = {
  contacts: '/personal-account/settings/contacts',
  markbook: '/personal-account/markbook',
  markSheets: '/personal-account/study/mark-sheets',
  /** The order of a mark sheet for a line of the markbook, which stands in the page of this semester. */
  markSheetFor: (line: { idSubject: number; idFormOfControl: number; term: number }): string =>
    `/personal-account/study/mark-sheets?subject=${line.idSubject}&control=${line.idFormOfControl}&term=${line.term}`,
  studyApplications: '/personal-account/study/applications',
  /** The application for a line of the markbook, by one of its `lmsEducationTerms`. */
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
