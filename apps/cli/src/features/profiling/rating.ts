import { type RatedStudent, rating } from '@semestr/api/profiling';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Lists the rating that decides the choice of specialisations, and reports the user's own place on stderr. */
export async function listRating(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) => client.call(rating, {}));
  const columns: Column<RatedStudent>[] = [
    { key: 'place', head: t('head.place'), value: ({ position }) => position, isNumber: true },
    { key: 'card', head: t('head.card'), value: ({ studentCardNumber }) => studentCardNumber },
    { key: 'average', head: t('head.average'), value: ({ average }) => average, isNumber: true },
    { key: 'own', head: t('head.own'), value: ({ isOwn }) => (isOwn ? t('you') : null) },
  ];
  printRows(context, columns, rows, t('noRating'));
  const own = rows.find(({ isOwn }) => isOwn);
  if (own) context.stderr.write(`${t('ownPlace', { place: own.position, all: rows.length })}\n`);
  return exit.ok;
}
