import { definitionFaults } from '@semestr/core/built-reports';
import type { savedReports } from '../../db/tables/saved-reports.ts';
import { invalidFields } from '../../domain/refusal.ts';
import type { Hooks } from './define-resource.ts';
import type { RecordOf } from './store.ts';

type SavedReport = RecordOf<typeof savedReports>;

/** Hooks for saved reports: validates a report, and adds its author. */
export const saving: Pick<Hooks<SavedReport>, 'before'> = {
  before: ({ before, values, now, caller, isRestored }) => {
    // A report of an older version is restored unchanged; opening it shows what is no longer valid.
    if (isRestored) return;
    if (!before) Object.assign(values, { authorId: caller.userId, createdAt: now });
    const { view = '', rows = [], across = null, measure = '', filter = {} } = { ...before, ...values };
    const faults = definitionFaults({ view, rows, across, measure, filter });
    if (faults.length > 0) throw invalidFields(faults);
  },
};
