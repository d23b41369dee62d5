import { definitionFaults } from '@semestr/core/built-reports';
import type { savedReports } from '../../db/tables/saved-reports.ts';
import { invalidFields } from '../../http/refuse.ts';
import type { Hooks } from './define-resource.ts';
import type { RecordOf } from './store.ts';

type SavedReport = RecordOf<typeof savedReports>;

/** A report that is kept can be counted, and bears the name of who built it. */
export const saving: Pick<Hooks<SavedReport>, 'before'> = {
  before: ({ before, values, now, caller, isRestored }) => {
    // What an older version stored comes back as it was; who opens it is told what does not fit any more.
    if (isRestored) return;
    if (!before) Object.assign(values, { authorId: caller.userId, createdAt: now });
    const { view = '', rows = [], across = null, measure = '', filter = {} } = { ...before, ...values };
    const faults = definitionFaults({ view, rows, across, measure, filter });
    if (faults.length > 0) throw invalidFields(faults);
  },
};
