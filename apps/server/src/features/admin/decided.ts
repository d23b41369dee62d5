import { certificateLifecycle, type CertificateState } from '@semestr/core/certificates';
import { dotted, localDate } from '@semestr/core/dates';
import { diplomaLifecycle, type DiplomaTopicState } from '@semestr/core/diploma';
import { markSheetLifecycle, type MarkSheetState } from '@semestr/core/mark-sheets';
import { omissionRequestLifecycle, type OmissionRequestState } from '@semestr/core/omissions';
import { practiceLifecycle, type PracticeState } from '@semestr/core/practice';
import { studyLifecycle, type StudyState } from '@semestr/core/study';
import { eq } from 'drizzle-orm';
import { nextNumber } from '../../db/numbers.ts';
import type { Database } from '../../db/database.ts';
import { localized } from '../../domain/localized.ts';
import type { certificates } from '../../db/tables/certificates.ts';
import type { diplomaSuggestions } from '../../db/tables/diploma.ts';
import type { markSheets } from '../../db/tables/mark-sheets.ts';
import { omissionRequests } from '../../db/tables/omissions.ts';
import { enterprises, type practiceApplications } from '../../db/tables/practice.ts';
import type { studyApplications } from '../../db/tables/study.ts';
import { because, type Decisions } from './decisions.ts';
import { excuseFor } from './excusing.ts';
import type { Change } from './define-resource.ts';
import type { RecordOf } from './store.ts';
import { adminTexts } from './texts.ts';

/** Decisions on requests for certificates, excused days and studies, and their notifications to the student. */

export const certificate: Decisions<CertificateState, RecordOf<typeof certificates>> = {
  lifecycle: certificateLifecycle,
  notices: {
    processing: {
      type: 'INFO',
      text: (row) => localized(adminTexts, 'certificate.again', { place: row.place }),
    },
    printed: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'certificate.printed', { place: row.place }),
    },
    rejected: {
      type: 'FAILURE',
      text: (row) => [localized(adminTexts, 'certificate.rejected', { place: row.place }), ...because(row)],
      withdrawn: (row) => [
        localized(adminTexts, 'certificate.withdrawn', { place: row.place }),
        ...because(row),
      ],
    },
  },
  needs: { printed: () => ['number', 'issuedOn'] },
};

/** Sets a field that is empty both in the change and before it. */
export async function unlessGiven<R, Field extends keyof R>(
  { before, values }: Change<R>,
  field: Field,
  value: () => Promise<R[Field]> | R[Field],
): Promise<void> {
  if ((field in values ? values[field] : before?.[field]) == null) values[field] = await value();
}

const days = ({ dateFrom, dateTo }: RecordOf<typeof omissionRequests>) => ({
  from: dotted(dateFrom),
  to: dotted(dateTo),
});

export const omissionRequest: Decisions<OmissionRequestState, RecordOf<typeof omissionRequests>> = {
  lifecycle: omissionRequestLifecycle,
  notices: {
    waiting: {
      type: 'INFO',
      text: (row) => localized(adminTexts, 'omissions.again', days(row)),
    },
    accepted: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'omissions.accepted', days(row)),
    },
    rejected: {
      type: 'FAILURE',
      text: (row) => [localized(adminTexts, 'omissions.rejected', days(row)), ...because(row)],
    },
  },
  complete: {
    accepted: (change) =>
      unlessGiven(change, 'number', () => nextNumber(change.tx, omissionRequests, omissionRequests.number)),
  },
  effects: { accepted: excuseFor },
};

export const markSheet: Decisions<MarkSheetState, RecordOf<typeof markSheets>> = {
  lifecycle: markSheetLifecycle,
  notices: {
    processing: {
      type: 'INFO',
      text: (row) => localized(adminTexts, 'markSheet.again', { subject: row.subject }),
    },
    printed: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'markSheet.printed', { subject: row.subject }),
    },
    rejected: {
      type: 'FAILURE',
      text: (row) => [localized(adminTexts, 'markSheet.rejected', { subject: row.subject }), ...because(row)],
      withdrawn: (row) => [
        localized(adminTexts, 'markSheet.withdrawn', { subject: row.subject }),
        ...because(row),
      ],
    },
  },
  needs: { printed: () => ['number'] },
};

export const study: Decisions<StudyState, RecordOf<typeof studyApplications>> = {
  lifecycle: studyLifecycle,
  notices: {
    considered: {
      type: 'INFO',
      text: (row) => localized(adminTexts, 'study.again', { subject: row.subject }),
    },
    unsigned: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'study.unsigned', { subject: row.subject }),
    },
    signed: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'study.signed', { subject: row.subject }),
    },
    finished: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'study.finished', { subject: row.subject }),
    },
    rejected: {
      type: 'FAILURE',
      text: (row) => [localized(adminTexts, 'study.rejected', { subject: row.subject }), ...because(row)],
    },
  },
  // A contract cannot be signed without these fields.
  needs: { unsigned: ({ isPaid }) => (isPaid ? ['contractNumber', 'price'] : ['contractNumber']) },
  // Signed on paper: signing in the portal sets the date automatically.
  complete: { signed: (change) => unlessGiven(change, 'signedOn', () => localDate(change.now)) },
};

export const practice: Decisions<PracticeState, RecordOf<typeof practiceApplications>> = {
  lifecycle: practiceLifecycle,
  notices: {
    considered: {
      type: 'INFO',
      text: async (row, tx) => localized(adminTexts, 'practice.again', await enterpriseOf(row, tx)),
    },
    approved: {
      type: 'SUCCESS',
      text: async (row, tx) => localized(adminTexts, 'practice.approved', await enterpriseOf(row, tx)),
    },
    rejected: {
      type: 'FAILURE',
      text: async (row, tx) => [
        localized(adminTexts, 'practice.rejected', await enterpriseOf(row, tx)),
        ...because(row),
      ],
    },
  },
};

async function enterpriseOf(
  { enterpriseId }: RecordOf<typeof practiceApplications>,
  tx: Database,
): Promise<{ enterprise: string }> {
  const [found] = await tx
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  return { enterprise: found?.name ?? '' };
}

export const topic: Decisions<DiplomaTopicState, RecordOf<typeof diplomaSuggestions>> = {
  lifecycle: diplomaLifecycle,
  notices: {
    suggested: {
      type: 'INFO',
      text: (row) => localized(adminTexts, 'topic.again', { topic: row.topic }),
    },
    agreed: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'topic.agreed', { topic: row.topic }),
    },
    approved: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'topic.approved', { topic: row.topic }),
    },
    rejected: {
      type: 'FAILURE',
      text: (row) => [localized(adminTexts, 'topic.rejected', { topic: row.topic }), ...because(row)],
    },
  },
};
