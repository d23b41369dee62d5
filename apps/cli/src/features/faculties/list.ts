import { all, type Faculty } from '@semestr/api/faculties';
import { rowsOf } from '@semestr/api/rows';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Lists the faculties. */
export async function listFaculties(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const faculties = rowsOf(await clientOf(context).call(all, { query: {} }));
  const columns: Column<Faculty>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'abbrev', head: t('head.abbrev'), value: ({ abbrev }) => abbrev },
    { key: 'name', head: t('head.name'), value: ({ name }) => name },
  ];
  printRows(context, columns, faculties, t('none'));
  return exit.ok;
}
