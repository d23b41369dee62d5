import { sql } from 'drizzle-orm';
import { dayOf, inDays, monthOfMoment } from '../../../db/days.ts';
import { audit } from '../../../db/tables/audit.ts';
import { users } from '../../../db/tables/users.ts';
import { timesOf } from '../../../domain/failed-attempts.ts';
import { type Join, sum, type View } from './view.ts';

const account: Join = { join: sql`left join ${users} on ${users.id} = ${audit.userId}` };

/** View of the log's entries; those of students and employees have no administrator. */
export const auditView: View<'audit'> = {
  from: sql`${audit}`,
  dimensions: {
    action: { by: sql`${audit.action}` },
    administrator: { by: sql`case when ${users.role} = 'admin' then ${users.id} end`, needs: [account] },
    day: { by: dayOf(audit.at) },
    month: { by: monthOfMoment(audit.at) },
  },
  measures: { count: sum(timesOf.getSQL()) },
  days: { within: (days) => inDays(audit.at, days) },
};
