import { savedReports as calls } from '@semestr/api/built-reports';
import { definitionFaults } from '@semestr/core/built-reports';
import { savedReports } from '../../../db/tables/saved-reports.ts';
import { invalidFields } from '../../../domain/refusal.ts';
import { type Change, defineResource, type Resource } from '../../../records/define-resource.ts';
import type { RecordOf } from '../../../records/store.ts';

/** Rejects an invalid report, and adds the author to a new one. */
function checkReport({
  before,
  values,
  now,
  caller,
  isRestored,
}: Change<RecordOf<typeof savedReports>>): void {
  // A report of an older version is restored unchanged; opening it shows which parts are no longer valid.
  if (isRestored) return;
  if (!before) Object.assign(values, { authorId: caller.userId, createdAt: now });
  const { view = '', rows = [], across = null, measure = '', filter = {} } = { ...before, ...values };
  const faults = definitionFaults({ view, rows, across, measure, filter });
  if (faults.length > 0) throw invalidFields(faults);
}

export const savedReportResources: readonly Resource[] = [
  defineResource(calls, savedReports, [savedReports.name], {
    before: checkReport,
    period: savedReports.createdAt,
  }),
];
