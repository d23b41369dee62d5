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

/** What is decided about requests for papers, days and studies, and what the student hears of it. */

export const certificate: Decisions<CertificateState, RecordOf<typeof certificates>> = {
  lifecycle: certificateLifecycle,
  notices: {
    processing: null,
    printed: { type: 'SUCCESS', text: (row) => `Справка готова: ${row.place}. Её можно забрать.` },
    rejected: {
      type: 'FAILURE',
      text: (row) => `Справка отклонена: ${row.place}.${because(row)}`,
    },
  },
};

/** Sets a field that has no value, neither in the change nor before it. */
export async function unlessGiven<R, Field extends keyof R>(
  { before, values }: Change<R>,
  field: Field,
  value: () => Promise<R[Field]> | R[Field],
): Promise<void> {
  if ((field in values ? values[field] : before?.[field]) == null) values[field] = await value();
}

const days = (row: RecordOf<typeof omissionRequests>): string =>
  `${dotted(row.dateFrom)}–${dotted(row.dateTo)}`;

export const omissionRequest: Decisions<OmissionRequestState, RecordOf<typeof omissionRequests>> = {
  lifecycle: omissionRequestLifecycle,
  notices: {
    waiting: null,
    accepted: {
      type: 'SUCCESS',
      text: (row) => `Заявка об уважительной причине принята: ${days(row)}. Пропуски этих дней уважительные.`,
    },
    rejected: {
      type: 'FAILURE',
      text: (row) => `Заявка об уважительной причине отклонена: ${days(row)}.${because(row)}`,
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
    processing: null,
    printed: {
      type: 'SUCCESS',
      text: (row) => `Ведомость готова: ${row.subject}. Её можно забрать в деканате.`,
    },
    rejected: { type: 'FAILURE', text: (row) => `Ведомость отклонена: ${row.subject}.${because(row)}` },
  },
};

export const study: Decisions<StudyState, RecordOf<typeof studyApplications>> = {
  lifecycle: studyLifecycle,
  notices: {
    considered: null,
    unsigned: {
      type: 'SUCCESS',
      text: (row) => `Заявка на обучение одобрена: ${row.subject}. Подпишите договор.`,
    },
    signed: { type: 'SUCCESS', text: (row) => `Договор на обучение подписан: ${row.subject}.` },
    finished: { type: 'SUCCESS', text: (row) => `Обучение завершено: ${row.subject}.` },
    rejected: {
      type: 'FAILURE',
      text: (row) => `Заявка на обучение отклонена: ${row.subject}.${because(row)}`,
    },
  },
  // Signed on paper: the student's own signature sets the day itself.
  complete: { signed: (change) => unlessGiven(change, 'signedOn', () => localDate(change.now)) },
};

export const practice: Decisions<PracticeState, RecordOf<typeof practiceApplications>> = {
  lifecycle: practiceLifecycle,
  notices: {
    considered: null,
    approved: {
      type: 'SUCCESS',
      text: async (row, tx) => `Место практики утверждено: ${await enterpriseOf(row, tx)}.`,
    },
    rejected: {
      type: 'FAILURE',
      text: async (row, tx) => `Заявка на практику отклонена: ${await enterpriseOf(row, tx)}.${because(row)}`,
    },
  },
};

async function enterpriseOf(
  { enterpriseId }: RecordOf<typeof practiceApplications>,
  tx: Database,
): Promise<string> {
  const [enterprise] = await tx
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  return enterprise?.name ?? '';
}

const topicOf = (row: RecordOf<typeof diplomaSuggestions>): string => `«${row.topic}»`;

export const topic: Decisions<DiplomaTopicState, RecordOf<typeof diplomaSuggestions>> = {
  lifecycle: diplomaLifecycle,
  notices: {
    suggested: null,
    agreed: {
      type: 'SUCCESS',
      text: (row) => `Руководитель согласен с темой ${topicOf(row)}. Заявление готово.`,
    },
    approved: { type: 'SUCCESS', text: (row) => `Тема утверждена: ${topicOf(row)}.` },
    rejected: { type: 'FAILURE', text: (row) => `Тема отклонена: ${topicOf(row)}.${because(row)}` },
  },
};
