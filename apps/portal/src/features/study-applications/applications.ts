import { type Markbook, own } from '@semestr/api/markbook';
import { contract, history, type StudyApplication } from '@semestr/api/study';
import { type IsoDate, readMoment, parseDotted } from '@semestr/core/dates';
import { type StudyPurpose, studyPurposeOf, type StudyState, studyStateOf } from '@semestr/core/study';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Null for users who are not students. */
export const applicationsOf = (user: User) => queryOrNull(history, {}, user);
export const markbookOf = (user: User) => queryOrNull(own, {}, user);

/** Query for the contract as a file, to read before signing. */
export const contractOf = (id: number, user: User) => ({
  ...queryOf(contract, { query: { 'lms-application-id': String(id) } }, user),
  // Disabled, because bytes cannot be compared structurally.
  structuralSharing: false,
});

/** A possible application: a line of the markbook in one of its terms. */
export interface Opening {
  /** The id that calls use. */
  id: string;
  purpose: StudyPurpose;
  subject: string;
  control: string;
  term: number;
}

/** Lists the possible applications in the markbook that have not been submitted, latest semester first. */
export const openingsOf = (markbook: Markbook): readonly Opening[] =>
  Object.entries(markbook.markPages)
    .flatMap(([term, { marks }]) => marks.map((row) => ({ row, term: Number(term) })))
    .flatMap(({ row, term }): Opening[] => {
      const isParallel =
        row.canStudyInParallel === true && row.applicationHasAlreadyBeenSentForParallel !== true;
      const isDifference =
        row.canLiquidationAcademicDifferences === true &&
        row.applicationHasAlreadyBeenSentForAcademicDifferences !== true;
      if (!isParallel && !isDifference) return [];
      const terms = row.lmsEducationTerms ?? [];
      return terms.map(({ idLmsEducationTerm, subjectNameByApi }) => ({
        id: String(idLmsEducationTerm),
        purpose: isDifference ? 'difference' : 'parallel',
        subject: terms.length > 1 ? subjectNameByApi : row.fullSubject,
        control: row.formOfControl,
        term,
      }));
    })
    .toSorted((a, b) => b.term - a.term);

/** An application as listed. */
export interface ApplicationView extends StudyApplication {
  /** Null for an unknown number; then the provider's label is shown. */
  state: StudyState | null;
  /** Null for an unknown purpose, which is shown as received. */
  purpose: StudyPurpose | null;
  decidedOn: IsoDate | null;
  signedOn: IsoDate | null;
}

/** Parses a date; other providers may use other formats. */
const dateOf = (text: string | null | undefined): IsoDate | null =>
  text ? (parseDotted(text) ?? readMoment(text)) : null;

export const toApplicationView = (application: StudyApplication): ApplicationView => ({
  ...application,
  state: studyStateOf(application.statusId),
  purpose: studyPurposeOf(application.purposeOfStudy),
  decidedOn: dateOf(application.decisionDate),
  signedOn: dateOf(application.signedDate),
});
