import { sql } from 'drizzle-orm';
import { inDays, monthOfMoment } from '../../../db/days.ts';
import { requests } from '../../../domain/requests.ts';
import { studentDimensions } from './student-dimensions.ts';
import { average, each, rows, type View } from './view.ts';

/** View of requests of all types. A state includes its type: "omissions.waiting". */
export const requestsView: View<'requests'> = {
  from: requests,
  dimensions: {
    kind: { by: sql`asked.kind` },
    state: { by: sql`asked.kind || '.' || asked.state` },
    ...studentDimensions(sql`asked.student_id`),
    month: { by: monthOfMoment(sql`asked.created_at`) },
  },
  measures: {
    count: rows,
    days: average(sql`extract(epoch from asked.decided_at - asked.created_at) / 86400`),
    students: each(sql`asked.student_id`),
  },
  days: { within: (days) => inDays(sql`asked.created_at`, days) },
};
