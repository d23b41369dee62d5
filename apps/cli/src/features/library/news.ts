import { type LibraryNews, news } from '@semestr/api/library';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Lists the news of the library, newest first. */
export async function listNews(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const columns: Column<LibraryNews>[] = [
    { key: 'date', head: t('head.date'), value: ({ date }) => dayOf(date) },
    { key: 'title', head: t('head.news'), value: ({ title }) => title },
    { key: 'link', head: t('head.link'), value: ({ link }) => link },
  ];
  printRows(context, columns, await clientOf(context).call(news, {}), t('noNews'));
  return exit.ok;
}
