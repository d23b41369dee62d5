import { list, type Notification, NOTIFICATION_PAGE } from '@semestr/api/notifications';
import { MAX_PAGE } from '@semestr/api/shapes';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { wallClockOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { readList, printPageHint } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';
import { type Type, types } from './types.ts';

export interface NotificationQuery {
  /** Whether to list only those that have not been viewed. */
  isUnviewed: boolean;
  /** Lists only this type. */
  type?: Type | undefined;
  page: number | undefined;
}

function columnsOf(language: Language): Column<Notification>[] {
  const t = translator(texts, language);
  return [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'date', head: t('head.date'), value: ({ date }) => wallClockOf(date) },
    { key: 'type', head: t('head.type'), value: ({ type }) => t(`types.${type}`) },
    { key: 'state', head: t('head.state'), value: ({ isViewed }) => t(isViewed ? 'viewed' : 'fresh') },
    { key: 'message', head: t('head.message'), value: ({ message }) => message },
  ];
}

/** Lists the user's own notifications, newest first. */
export async function listNotifications(
  context: Context,
  { isUnviewed, type, page: wanted }: NotificationQuery,
): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const { rows, total, page } = await withSession(context, ({ client }) =>
    readList(context, {
      page: wanted,
      sizes: { page: NOTIFICATION_PAGE, atOnce: MAX_PAGE },
      read: async ({ index, size }) => {
        const query = {
          pageNumber: String(index),
          pageSize: String(size),
          ...(type && { type: types[type] }),
          ...(isUnviewed && { unviewed: 'true' as const }),
        };
        const { notifications, totalElements } = await client.call(list, { query });
        return { rows: notifications, total: totalElements };
      },
    }),
  );
  const none = t(type !== undefined || isUnviewed ? 'noneSuch' : 'none');
  printRows(context, columnsOf(context.language), rows, none);
  printPageHint(context, { page, size: NOTIFICATION_PAGE, total });
  return exit.ok;
}
