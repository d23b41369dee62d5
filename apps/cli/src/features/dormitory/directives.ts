import { premiumPenalty, type PremiumPenalty } from '@semestr/api/dormitory';
import { directiveKindOf, LIFTED } from '@semestr/core/dormitory';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { isoOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Lists the resident's own penalties and premiums with the directives that imposed them. */
export async function listDirectives(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) => client.call(premiumPenalty, {}));
  const columns: Column<PremiumPenalty>[] = [
    { key: 'date', head: t('head.date'), value: ({ directiveDto }) => isoOf(directiveDto?.date) },
    { key: 'number', head: t('head.directive'), value: ({ directiveDto }) => directiveDto?.number ?? null },
    {
      key: 'kind',
      head: t('head.kind'),
      value: ({ directiveDto }) => {
        const kind = directiveKindOf(directiveDto);
        return kind && t(`kinds.${kind}`);
      },
    },
    { key: 'type', head: t('head.type'), value: ({ directiveDto }) => directiveDto?.typeName ?? null },
    { key: 'reason', head: t('head.reason'), value: ({ reason }) => reason },
    {
      key: 'state',
      head: t('head.state'),
      // A premium cannot be lifted.
      value: ({ status, directiveDto }) =>
        directiveKindOf(directiveDto) === 'penalty' ? t(status === LIFTED ? 'lifted' : 'inForce') : null,
    },
    { key: 'note', head: t('head.remark'), value: ({ note, commentary }) => note ?? commentary ?? null },
  ];
  printRows(context, columns, rows, t('noDirectives'));
  return exit.ok;
}
