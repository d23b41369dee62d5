import type { CallFixtures } from '../call-fixture.ts';
import { bugReportPictures, bugReports } from '../../src/db/tables/bug-reports.ts';
import type { Database } from '../../src/db/database.ts';
import { omissionDocuments } from '../../src/db/tables/omissions.ts';
import { uploads } from '../../src/db/tables/uploads.ts';

const wrong = [['id', { params: { id: 'first' } }]] as const;

/** Adds a bug report with a screenshot: those of the demo university have none. */
export async function addBugReport(db: Database, createdAt: Date): Promise<void> {
  const values = {
    createdAt,
    subject: 'Расписание',
    text: 'Не открывается.',
    email: 'anna@example.by',
    pictures: 1,
  };
  const [report] = await db.insert(bugReports).values(values).returning({ id: bugReports.id });
  await db
    .insert(bugReportPictures)
    .values({ reportId: report?.id ?? 0, number: 1, bytes: new Uint8Array([1]) });
}

export const papers: CallFixtures = {
  ofBugReport: {
    request: async (db) => {
      const [any] = await db.select({ id: bugReportPictures.reportId }).from(bugReportPictures).limit(1);
      return { params: { id: any?.id ?? 1, number: 1 } };
    },
    wrong: [
      ['number', { params: { id: '1', number: 'first' } }],
      ['number', { params: { id: '1', number: '40000' } }],
    ],
  },
  upload: {
    request: async (db) => {
      const [any] = await db.select({ id: uploads.id }).from(uploads).limit(1);
      return { params: { id: any?.id } };
    },
    wrong,
  },
  ofOmissionRequest: {
    request: async (db) => {
      const [any] = await db.select({ id: omissionDocuments.requestId }).from(omissionDocuments).limit(1);
      return { params: { id: any?.id } };
    },
    wrong,
  },
};
