import { type Markbook, own } from '@semestr/api/markbook';
import { contract, history, type StudyApplication } from '@semestr/api/study';
import { type IsoDate, readMoment, parseDotted } from '@semestr/core/dates';
import { type StudyPurpose, studyPurposeOf, type StudyState, studyStateOf } from '@semestr/core/study';
import { ask, askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** Null for somebody who does not study. */
export const applicationsOf = (user: User) => askOrNull(history, {}, user);
export const markbookOf = (user: User) => askOrNull(own, {}, user);

/** The contract as a file, to be read before it is signed. */
export const contractOf = (id: number, user: User) => ({
  ...ask(contract, { query: { 'lms-application-id': String(id) } }, user),
  // Bytes are no data that could be compared.
  structuralSharing: false,
});

/** Something that may be applied for: a line of the markbook, in one of the terms that come into question. */
export interface Opening {
  /** The id by which calls name it. */
  id: string;
  purpose: StudyPurpose;
  subject: string;
  control: string;
  term: number;
}

/** What the markbook opens and nothing was asked about yet, the latest semester first. */
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

/** An application as the list shows it. */
export interface ShownApplication extends StudyApplication {
  /** Null for a number that is not known: the provider's word is shown. */
  state: StudyState | null;
  /** Null for words that are not known: they are shown. */
  purpose: StudyPurpose | null;
  decidedOn: IsoDate | null;
  signedOn: IsoDate | null;
}

/** Other providers may write their dates otherwise. */
const dateOf = (text: string | null | undefined): IsoDate | null =>
  text ? (parseDotted(text) ?? readMoment(text)) : null;

export const shownApplication = (application: StudyApplication): ShownApplication => ({
  ...application,
  state: studyStateOf(application.statusId),
  purpose: studyPurposeOf(application.purposeOfStudy),
  decidedOn: dateOf(application.decisionDate),
  signedOn: dateOf(application.signedDate),
});
