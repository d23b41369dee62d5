import { max } from 'drizzle-orm';
import type { LocalizedText } from '../domain/localized.ts';
import { certificates } from '../db/tables/certificates.ts';
import { diplomaSuggestions } from '../db/tables/diploma.ts';
import { dormitoryApplications, dormitoryPlaces } from '../db/tables/dormitory.ts';
import { markSheets } from '../db/tables/mark-sheets.ts';
import { omissionRequests } from '../db/tables/omissions.ts';
import { practiceApplications } from '../db/tables/practice.ts';
import { profilingApplications } from '../db/tables/profiling.ts';
import { academicLeaves } from '../db/tables/requests.ts';
import { studyApplications } from '../db/tables/study.ts';
import { certificateRequests } from '../features/certificates/request.ts';
import { topicRequests } from '../features/diploma/request.ts';
import { roomRequests } from '../features/dormitory/request.ts';
import { markSheetRequests } from '../features/mark-sheets/request.ts';
import { excuseRequests } from '../features/omissions/request.ts';
import { leaveRequests } from '../features/leaves/request.ts';
import { practiceRequests } from '../features/practice/request.ts';
import { choiceRequests } from '../features/profiling/request.ts';
import { studyRequests } from '../features/study/request.ts';
import type { Decisions } from '../records/decisions.ts';
import type { AreaInput } from './area-input.ts';

/** A notification to a student, at the time of its event. */
export interface DatedNotice {
  studentId: number;
  at: Date;
  type: 'INFO' | 'SUCCESS' | 'FAILURE';
  sentences: readonly LocalizedText[];
}

/** Fields of a request that determine the notification of its decision. */
interface DecidedRequest<State extends string> {
  state: State;
  studentId: number;
  decidedAt: Date | null;
  rejectionReason: string | null;
}

/** Creates the notifications of decisions on one type of request, as administrators' decisions do. */
async function noticesOf<State extends string, R extends DecidedRequest<State>>(
  { tx }: AreaInput,
  rows: readonly R[],
  { notices }: Pick<Decisions<State, R>, 'notices'>,
): Promise<DatedNotice[]> {
  const found: DatedNotice[] = [];
  for (const row of rows) {
    const notice = notices[row.state];
    if (row.decidedAt === null || !notice) continue;
    const sentences = [await notice.text(row, tx)].flat();
    found.push({ studentId: row.studentId, at: row.decidedAt, type: notice.type, sentences });
  }
  return found;
}

/** Finds the place in the queue that was announced when the documents were accepted: it only decreases afterwards. */
async function firstPlaces({ tx }: AreaInput): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: dormitoryPlaces.applicationId, place: max(dormitoryPlaces.place) })
    .from(dormitoryPlaces)
    .groupBy(dormitoryPlaces.applicationId);
  return new Map(rows.flatMap(({ id, place }) => (place === null ? [] : [[id, place] as const])));
}

/** Creates the notifications of all decisions. */
export async function decisionNotices(filling: AreaInput): Promise<DatedNotice[]> {
  const { tx } = filling;
  const places = await firstPlaces(filling);
  const rooms = await tx.select().from(dormitoryApplications);
  const contracts = await tx.select().from(studyApplications);
  const notices = [
    await noticesOf(filling, await tx.select().from(certificates), certificateRequests.decisions),
    await noticesOf(filling, await tx.select().from(omissionRequests), excuseRequests.decisions),
    await noticesOf(filling, await tx.select().from(markSheets), markSheetRequests.decisions),
    // Students sign contracts themselves, so signing sends no notification.
    await noticesOf(
      filling,
      contracts.map((row) => (row.state === 'signed' ? { ...row, state: 'unsigned' as const } : row)),
      studyRequests.decisions,
    ),
    await noticesOf(filling, await tx.select().from(practiceApplications), practiceRequests.decisions),
    await noticesOf(filling, await tx.select().from(diplomaSuggestions), topicRequests.decisions),
    await noticesOf(
      filling,
      rooms.map((row) => ({ ...row, queuePlace: places.get(row.id) ?? row.queuePlace })),
      roomRequests.decisions,
    ),
    await noticesOf(filling, await tx.select().from(profilingApplications), choiceRequests.decisions),
    await noticesOf(filling, await tx.select().from(academicLeaves), leaveRequests.decisions),
  ];
  return notices.flat();
}
