import { own, type OwnGroup } from '@semestr/api/groups';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

type Member = OwnGroup['groupInfoStudentDto'][number] & { phone?: string | null };

/** Lists the user's own group, the curator first; with `--json` prints the response unchanged. */
export async function showOwnGroup(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const group = await withSession(context, ({ client }) => client.call(own, {}));
  if (context.json) {
    context.stdout.write(jsonText(group));
    return exit.ok;
  }
  const { studentGroupCuratorDto: curator, groupInfoStudentDto: students } = group;
  const columns: Column<Member>[] = [
    { key: 'name', head: t('head.person'), value: ({ fio }) => fio },
    { key: 'position', head: t('head.position'), value: ({ position }) => position },
    { key: 'subgroup', head: t('head.subgroup'), value: ({ subGroup }) => subGroup ?? null, isNumber: true },
    { key: 'phone', head: t('head.phone'), value: ({ phone }) => phone ?? null },
    { key: 'email', head: t('head.email'), value: ({ email }) => email ?? null },
  ];
  printRows(context, columns, [...(curator ? [curator] : []), ...students], t('noneFound'));
  return exit.ok;
}
