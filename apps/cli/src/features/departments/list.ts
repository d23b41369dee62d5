import { type DepartmentNode, tree } from '@semestr/api/departments';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';
import { placed } from './units.ts';

/** Lists every department, including those outside the structure. */
export async function listDepartments(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const nodes = await clientOf(context).call(tree, {});
  const columns: Column<DepartmentNode['data']>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'code', head: t('head.code'), value: ({ code }) => code },
    { key: 'abbrev', head: t('head.abbrev'), value: ({ abbrev }) => abbrev },
    { key: 'name', head: t('head.name'), value: ({ name }) => name },
    { key: 'urlId', head: t('head.urlId'), value: ({ urlId }) => urlId },
  ];
  printRows(
    context,
    columns,
    placed(nodes).map(({ unit }) => unit),
    t('none'),
  );
  return exit.ok;
}
