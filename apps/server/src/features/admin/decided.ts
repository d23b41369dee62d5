import { certificateLifecycle, type CertificateState } from '@semestr/core/certificates';
import { dotted, localDate } from '@semestr/core/dates';
import { diplomaLifecycle, type DiplomaTopicState } from '@semestr/core/diploma';
import { markSheetLifecycle, type MarkSheetState } from '@semestr/core/mark-sheets';
import { omissionRequestLifecycle, type OmissionRequestState } from '@semestr/core/omissions';
import { practiceLifecycle, type PracticeState } from '@semestr/core/practice';
import { studyLifecycle, type StudyState } from '@semestr/core/study';
import { eq } from 'drizzle-orm';
import { nextNumber } from '../../db/numbers.ts';
import { omissionRequests } from '../../db/tables/omissions.ts';
import { enterprises } from '../../db/tables/practice.ts';
import { because, type Decided } from './decisions.ts';
import { excuseFor } from './excusing.ts';
import type { Row } from './links.ts';
import type { Change } from './resource.ts';

/** What is decided about requests for papers, days and studies, and what the student hears of it. */

export const certificate: Decided<CertificateState> = {
  lifecycle: certificateLifecycle,
  told: {
    processing: null,
    printed: { type: 'SUCCESS', text: (row) => `Справка готова: ${String(row['place'])}. Её можно забрать.` },
    rejected: {
      type: 'FAILURE',
      text: (row) => `Справка отклонена: ${String(row['place'])}.${because(row)}`,
    },
  },
};

/** Sets a field unless it is or was given. */
export async function unlessGiven(
  { before, values }: Change,
  field: string,
  value: () => unknown,
): Promise<void> {
  if ((field in values ? values[field] : before?.[field]) == null) values[field] = await value();
}

const days = (row: Row): string => `${dotted(String(row['dateFrom']))}–${dotted(String(row['dateTo']))}`;

export const omissionRequest: Decided<OmissionRequestState> = {
  lifecycle: omissionRequestLifecycle,
  told: {
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
  stamp: {
    accepted: (change) =>
      unlessGiven(change, 'number', () => nextNumber(change.tx, omissionRequests, omissionRequests.number)),
  },
  effect: { accepted: excuseFor },
};

const subjectOf = (row: Row): string => String(row['subject']);

export const markSheet: Decided<MarkSheetState> = {
  lifecycle: markSheetLifecycle,
  told: {
    processing: null,
    printed: {
      type: 'SUCCESS',
      text: (row) => `Ведомость готова: ${subjectOf(row)}. Её можно забрать в деканате.`,
    },
    rejected: { type: 'FAILURE', text: (row) => `Ведомость отклонена: ${subjectOf(row)}.${because(row)}` },
  },
};

export const study: Decided<StudyState> = {
  lifecycle: studyLifecycle,
  told: {
    considered: null,
    unsigned: {
      type: 'SUCCESS',
      text: (row) => `Заявка на обучение одобрена: ${subjectOf(row)}. Подпишите договор.`,
    },
    signed: { type: 'SUCCESS', text: (row) => `Договор на обучение подписан: ${subjectOf(row)}.` },
    finished: { type: 'SUCCESS', text: (row) => `Обучение завершено: ${subjectOf(row)}.` },
    rejected: {
      type: 'FAILURE',
      text: (row) => `Заявка на обучение отклонена: ${subjectOf(row)}.${because(row)}`,
    },
  },
  // Signed on paper: the student's own signature sets the day itself.
  stamp: { signed: (change) => unlessGiven(change, 'signedOn', () => localDate(change.now)) },
};

export const practice: Decided<PracticeState> = {
  lifecycle: practiceLifecycle,
  told: {
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

async function enterpriseOf(row: Row, tx: Change['tx']): Promise<string> {
  const [enterprise] = await tx
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, Number(row['enterpriseId'])));
  return enterprise?.name ?? '';
}

const topicOf = (row: Row): string => `«${String(row['topic'])}»`;

export const topic: Decided<DiplomaTopicState> = {
  lifecycle: diplomaLifecycle,
  told: {
    suggested: null,
    agreed: {
      type: 'SUCCESS',
      text: (row) => `Руководитель согласен с темой ${topicOf(row)}. Заявление готово.`,
    },
    approved: { type: 'SUCCESS', text: (row) => `Тема утверждена: ${topicOf(row)}.` },
    rejected: { type: 'FAILURE', text: (row) => `Тема отклонена: ${topicOf(row)}.${because(row)}` },
  },
};
