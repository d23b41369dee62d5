import { DataText } from '@semestr/ui/DataText.tsx';
import { mark, type Notification } from '@semestr/api/notifications';
import { parseDotted } from '@semestr/core/dates';
import { dayInWords } from '@semestr/core/moments';
import { collapseMessage } from '@semestr/core/notifications';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Link } from 'react-router-dom';
import { targetOf } from '../../account/bell/target.ts';
import { usePerson } from '../../account/person.ts';
import { useNow } from '../../hydration/now.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { MAX_UNREAD, unreadOf } from './my-day.ts';
import styles from './my-day.module.css';
import { myDayTexts } from './texts.ts';
import { notificationsScreen } from '../notifications/screen.ts';
import { to } from '../../screens/screen.ts';

interface ItemProps {
  notification: Notification;
  onOpen: () => void;
}

/** A notification with a link to its subject. */
function Item({ notification, onOpen }: ItemProps) {
  const t = useTexts(myDayTexts);
  const { today } = useNow();
  const { message } = notification;
  const [date = '', time = ''] = notification.date.split(' ');
  const day = parseDotted(date);
  const page = targetOf(notification, usePerson())?.path ?? to(notificationsScreen);
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <span className={styles.dot} aria-hidden />
      </span>
      <TwoLines
        first={
          <Link to={page} onClick={onOpen}>
            <DataText>{collapseMessage(message) ?? message}</DataText>
          </Link>
        }
        second={[day && dayInWords(day, t.language, today), time.slice(0, 5)].filter(Boolean).join(', ')}
      />
    </li>
  );
}

/** The newest unread notifications; renders nothing when there are none. */
export function Unread() {
  const t = useTexts(myDayTexts);
  const { data, failure } = useSectionQuery(unreadOf(usePerson()));
  const { run } = useApiMutation(mark);
  const { notifications = [], totalElements = 0 } = data ?? {};
  if (!failure && notifications.length === 0) return null;
  const rest = totalElements - MAX_UNREAD;
  return (
    <Section
      title={t('unread')}
      note={
        rest > 0 && (
          <Link to={to(notificationsScreen)} className={styles.link}>
            {t('more', { count: rest })}
          </Link>
        )
      }
    >
      {failure}
      <ul className={styles.rows} {...asPrivate}>
        {notifications.map((one) => (
          <Item
            key={one.id}
            notification={one}
            // If the call fails, the notification stays unread and is shown again.
            onOpen={() => void run({ body: [{ id: one.id, isViewed: true }] })}
          />
        ))}
      </ul>
    </Section>
  );
}
