import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts, language } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { loadTexts } from '@semestr/core/texts';
import { requestTexts } from '@semestr/core/requests/texts';
import type { User } from '../../session/session.ts';
import { forgetLists, unviewedOf } from '../../account/bell/queries.ts';
import styles from './list.module.css';
import { NotificationList } from './NotificationList.tsx';
import { everything } from './notifications.ts';
import { notificationTexts } from './texts.ts';
import { notificationsScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

interface NotificationDrawerProps {
  user: User;
  onClose: () => void;
}

/** Drawer with notifications, which closes when the user follows a link. */
export function NotificationDrawer({ user, onClose }: NotificationDrawerProps) {
  const t = useTexts(notificationTexts);
  const queries = useQueryClient();
  const { data: unviewed = 0 } = useQuery(unviewedOf(user));
  const close = (): void => {
    onClose();
    forgetLists(queries);
  };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} width="third" onClose={close}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links
          inside are pressed by keyboard as by mouse */}
      <div
        className={styles.drawer}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) close();
        }}
      >
        {unviewed > 0 && (
          <p className={styles.fresh}>
            <Caption>{t('fresh', { count: unviewed })}</Caption>
          </p>
        )}
        <NotificationList
          user={user}
          wanted={everything}
          heading="h3"
          empty={{ title: t('none'), hint: t('noneHint') }}
        >
          <Link to={to(notificationsScreen)}>{t('whole')}</Link>
        </NotificationList>
      </div>
    </Dialog>
  );
}

/** Loads the drawer and its texts. */
export async function withTexts() {
  await loadTexts(language.get(), [notificationTexts, requestTexts]);
  return { default: NotificationDrawer };
}
