import { builtReportTexts } from '@semestr/api/built-reports/words';
import { viewNames, viewOf, type ViewName } from '@semestr/core/built-reports';
import { translator } from '@semestr/core/texts';
import { exit, type ExitCode } from '../../../io/failure.ts';
import { fetchTexts } from '../../../io/fetch-texts.ts';
import type { Context } from '../../../io/io.ts';
import { printRows } from '../../../io/rows.ts';
import { texts } from '../texts.ts';

/** Lists the views that reports can be built from, and their fields. */
export async function listViews(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const words = await fetchTexts(builtReportTexts, context.language);
  printRows<ViewName>(
    context,
    [
      { key: 'view', head: t('built.head.view'), value: (name) => name },
      { key: 'title', head: t('built.head.title'), value: (name) => words(`views.${name}`) },
      {
        key: 'measures',
        head: t('built.head.measures'),
        value: (name) => viewOf(name)?.measures.join(', ') ?? '',
      },
      {
        key: 'dimensions',
        head: t('built.head.dimensions'),
        value: (name) => viewOf(name)?.dimensions.join(', ') ?? '',
      },
      {
        key: 'days',
        head: t('built.head.days'),
        value: (name) => (viewOf(name)?.hasDays ? t('built.days') : null),
      },
    ],
    viewNames,
    t('built.none'),
  );
  return exit.ok;
}
