import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { User } from '../../session/session.ts';
import styles from './bell.module.css';
import { follow } from './live.ts';
import { refetchLists, unviewedOf } from '../../account/bell/queries.ts';
import { bellTexts } from './texts.ts';

const NotificationDrawer = lazyPart(async () =>
  (await import('../../features/notifications/NotificationDrawer.tsx')).withTexts(),
);

/** Higher numbers are shown as "99+". */
const MAX_SHOWN = 99;

/** Button that opens the notifications, with the number of unread ones, which is updated live. */
export function Bell({ user }: { user: User }) {
  const t = useTexts(bellTexts);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data: unviewed = 0 } = useQuery(unviewedOf(user));
  // Subscribes to server-sent events.
  useEffect(
    () =>
      follow((count) => {
        const query = unviewedOf(user);
        // Cancels earlier requests, whose replies must not overwrite the newer event.
        void queries.cancelQueries(query).then(() => queries.setQueryData(query.queryKey, count));
        void refetchLists(queries);
      }),
    [queries, user],
  );
  return (
    <>
      <IconButton
        label={unviewed > 0 ? t('unviewed', { count: unviewed }) : t('title')}
        className={styles.bell}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BellIcon size={18} strokeWidth={1.75} />
        {unviewed > 0 && (
          <span className={styles.count} aria-hidden>
            {unviewed > MAX_SHOWN ? `${MAX_SHOWN}+` : unviewed}
          </span>
        )}
      </IconButton>
      {isOpen && (
        <Suspense>
          <NotificationDrawer user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
