import type { bugReports } from '@semestr/api/support-tickets';
import { bugReportStates, isOpenBugReport } from '@semestr/core/bug-reports';
import { dottedMoment } from '@semestr/core/dates';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { moment, number, optional, text } from '../../ui/kind/values.tsx';
import { ageText } from './age.ts';

/** Filtered by the chips above the list: a select could not offer several states as one option. */
const { Filter: _State, ...state } = choice(bugReportStates, { width: 120 });
const { Filter: _Assignee, ...account } = reference('users', 'name');

export default defineRecordType<typeof bugReports>({
  fields: {
    createdAt: moment,
    subject: text(300),
    state: optional(state),
    assigneeId: optional(account),
    email: text(320),
    userId: optional(account),
    url: optional(text(2000)),
    description: optional(text(10_000, { isLong: true })),
    details: optional(text(20_000, { isLong: true })),
    pictures: number(0, 10),
  },
  columns: {
    subject: {},
    createdAt: {
      titleSource: 'age',
      text: ({ createdAt, state: present = 'new' }, { language }) =>
        isOpenBugReport(present) ? ageText(createdAt, language) : dottedMoment(new Date(createdAt)),
      width: 144,
    },
    state: {},
    assigneeId: { width: 176 },
    email: { width: 224, isMinor: true },
    userId: { isHidden: true },
    pictures: { width: 104, isHidden: true },
  },
  sort: ['createdAt', 'DESC'],
  filters: ['from', 'to'],
});
