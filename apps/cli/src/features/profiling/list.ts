import { applications, type ProfilingApplication } from '@semestr/api/profiling';
import { profilingStateOf } from '@semestr/core/profiling';
import { CANCELLED_BY_STUDENT } from '@semestr/core/requests/lifecycle';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { ownStateColumn } from '../../io/request-words.ts';
import { texts } from './texts.ts';

type State = NonNullable<ReturnType<typeof profilingStateOf>> | 'cancelled';

/** Returns the state of an application that the student sees: a cancelled one was not rejected. */
function stateOf({ statusId, rejectionReason }: ProfilingApplication): State | null {
  const state = profilingStateOf(statusId);
  return state === 'rejected' && rejectionReason === CANCELLED_BY_STUDENT ? 'cancelled' : state;
}

/** Lists the user's own applications for specialisations. */
export async function listApplications(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) => client.call(applications, {}));
  const columns: Column<ProfilingApplication>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'priority', head: t('head.priority'), value: ({ priority }) => priority, isNumber: true },
    { key: 'specialisation', head: t('head.specialisation'), value: ({ specialityName }) => specialityName },
    { key: 'applied', head: t('head.applied'), value: ({ createDate }) => dayOf(createDate) },
    ownStateColumn('profiling', {
      head: t('head.state'),
      language: context.language,
      stateOf: (application) => stateOf(application) ?? application.status,
    }),
    { key: 'decided', head: t('head.decided'), value: ({ decidedDate }) => dayOf(decidedDate) },
    {
      key: 'note',
      head: t('head.remark'),
      // The state already shows that the student cancelled it.
      value: (application) => (stateOf(application) === 'cancelled' ? null : application.rejectionReason),
    },
  ];
  printRows(context, columns, rows, t('none'));
  return exit.ok;
}
