import { addDays, type IsoDate } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '../../session/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useNow } from '../../hydration/now.ts';
import { Item } from './Item.tsx';
import styles from './list.module.css';
import { byDay, notificationsOf, type NotificationFilter } from './notifications.ts';
import { notificationTexts } from './texts.ts';
import { useEnd } from './use-end.ts';
import { useViewed } from './use-viewed.ts';

/** "Сегодня", "Вчера", "24 ноября, вторник". */
function Day({ day }: { day: IsoDate | null }) {
  const t = useTexts(notificationTexts);
  const { today } = useNow();
  if (!day) return null;
  if (day === today) return t('today');
  return day === addDays(today, -1) ? t('yesterday') : t('day', { date: day });
}

interface NotificationListProps {
  user: User;
  wanted: NotificationFilter;
  /** Level of the days' headings: below the title of a dialog, or of the page. */
  heading: 'h2' | 'h3';
  /** Shown when no notifications match. */
  empty: { title: string; hint: string };
  /** Content next to the button for the next page. */
  children?: ReactNode;
}

/** Notifications by day, newest first. Further pages load when the end is reached, or with a button. */
export function NotificationList({ user, wanted, heading: Heading, empty, children }: NotificationListProps) {
  const t = useTexts(notificationTexts);
  const query = useInfiniteQuery(notificationsOf(user, wanted));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const { viewed, watch } = useViewed();
  const end = useEnd(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  });
  /**
   * Waits for a running reload before loading the next page, and retries if a reload has replaced it. Otherwise a click
   * could be ignored.
   */
  const more = async (): Promise<void> => {
    const before = data?.pages.length ?? 0;
    let next = await fetchNextPage({ cancelRefetch: false });
    while (!next.isError && next.hasNextPage && (next.data?.pages.length ?? 0) <= before)
      next = await fetchNextPage({ cancelRefetch: false });
  };
  if (!data)
    return error ? (
      <Failure error={error} isPending={isFetching} onRetry={() => void refetch()} />
    ) : (
      <p className={styles.waiting} role="status">
        {t('waiting')}
      </p>
    );
  const all = data.pages.flatMap(({ notifications }) => notifications);
  const total = data.pages.at(-1)?.totalElements ?? all.length;
  if (all.length === 0) return <Empty icon={BellOff} {...empty} />;
  return (
    <>
      <div {...asPrivate}>
        {byDay(all).map(([date, ofDay]) => (
          <section key={date} className={styles.day}>
            <Heading>
              <Day day={ofDay[0]?.day ?? null} />
            </Heading>
            <ul>
              {ofDay.map((notification) => (
                <Item
                  key={notification.id}
                  notification={notification}
                  user={user}
                  isNew={!notification.isViewed || viewed.has(notification.id)}
                  ref={notification.isViewed ? undefined : watch(notification.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div ref={end} />
      {error && <Failure error={error} isPending={isFetching} onRetry={() => void fetchNextPage()} />}
      <div className={styles.foot}>
        {hasNextPage && (
          <Button isPending={isFetchingNextPage} onClick={() => void more()}>
            {t('more')}
          </Button>
        )}
        <span className={styles.count} role="status">
          {hasNextPage ? t('shown', { shown: all.length, all: total }) : t('end')}
        </span>
        {children}
      </div>
    </>
  );
}
