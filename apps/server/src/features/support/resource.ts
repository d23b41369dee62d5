import * as calls from '@semestr/api/support-tickets';
import { isSupporter, mayMoveBugReport, stateWhenAssigned } from '@semestr/core/bug-reports';
import { sql } from 'drizzle-orm';
import { bugReports } from '../../db/tables/bug-reports.ts';
import { accountById } from '../../domain/accounts.ts';
import { actor } from '../../domain/caller.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { addEvent, isMergedInto, lockReport, newestAnswer, sendAnswer } from './tickets.ts';

type BugReportChange = Change<RecordOf<typeof bugReports>>;

/** Rejects an assignee who may not answer reports. A new report becomes in progress when it gets an assignee. */
async function checkAssignee({ tx, before, values }: BugReportChange): Promise<void> {
  const { assigneeId } = values;
  if (!before || assigneeId === undefined || assigneeId === null || assigneeId === before.assigneeId) return;
  const account = await accountById(tx, assigneeId);
  if (!account || account.block !== null || !isSupporter(account))
    throw invalidField('assigneeId', 'unknown');
  values.state ??= before.state;
  if (values.state === before.state) values.state = stateWhenAssigned(values.state);
}

/** Rejects merging a report with itself or in a circle. A merged report is closed. */
async function checkMerge({ tx, before, values }: BugReportChange): Promise<void> {
  const { mergedIntoId } = values;
  if (!before || mergedIntoId === undefined || mergedIntoId === null || mergedIntoId === before.mergedIntoId)
    return;
  if (mergedIntoId === before.id || (await isMergedInto(tx, mergedIntoId, before.id)))
    throw invalidField('mergedIntoId');
  values.state = 'closed';
}

/** Adds the events of a change to the thread. The sender of a report that is merged gets the existing answer. */
async function addEvents({ tx, before, values, now, caller, isRestored }: BugReportChange): Promise<void> {
  if (!before) return;
  const { id } = before;
  const event = { reportId: id, at: now, authorId: actor(caller).userId };
  const { state = before.state, assigneeId = before.assigneeId, mergedIntoId = before.mergedIntoId } = values;
  // The assignment event implies that the report is in progress.
  const isTakenUp =
    assigneeId !== before.assigneeId && assigneeId !== null && state === stateWhenAssigned(before.state);
  if (assigneeId !== before.assigneeId) await addEvent(tx, { ...event, event: 'assigned', assigneeId });
  if (mergedIntoId !== before.mergedIntoId) {
    const isMerged = mergedIntoId !== null;
    const otherId = mergedIntoId ?? before.mergedIntoId;
    await addEvent(tx, { ...event, event: isMerged ? 'merged' : 'separated', otherId });
    const answer = isMerged && !isRestored ? await newestAnswer(tx, mergedIntoId) : null;
    if (answer !== null) {
      const messageId = await sendAnswer(tx, before, { answer, now });
      await addEvent(tx, { ...event, event: 'answer', answer, messageId });
    }
  } else if (state !== before.state && !isTakenUp) await addEvent(tx, { ...event, event: 'state', state });
}

const { description, text } = bugReports;

/** Bug reports. A separate call answers them. */
export const bugReportResources: readonly Resource[] = [
  defineResource(calls.bugReports, bugReports, [bugReports.subject, bugReports.text, bugReports.email], {
    period: bugReports.createdAt,
    computed: {
      description: sql`coalesce(nullif(${description}, ''), ${text})`,
      details: sql`case when ${description} = '' then ''
        else rtrim(left(${text}, length(${text}) - length(${description}) - 1), E'\n') end`,
    },
    before: async (change) => {
      const { tx, before, values, isRestored } = change;
      if (before && typeof values.mergedIntoId === 'number') await lockReport(tx, values.mergedIntoId);
      if (!isRestored) {
        const isMoved = before && values.state !== undefined;
        if (isMoved && !mayMoveBugReport(before.state, values.state ?? before.state))
          throw invalidField('state');
        await checkAssignee(change);
        await checkMerge(change);
      }
      await addEvents(change);
    },
  }),
];
