import { notificationTypes } from '@semestr/api/notifications';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import styles from './list.module.css';
import { NotificationList } from './NotificationList.tsx';
import { everything, notificationsOf, type NotificationFilter } from './notifications.ts';
import { requestTexts } from '@semestr/core/requests/texts';
import { notificationTexts } from './texts.ts';

export const texts = [notificationTexts, requestTexts];

/** Never rejects; the list reports a failure. */
export const loadFor = (user: User, { queries, search }: LoadContext) =>
  queries.prefetchInfiniteQuery(notificationsOf(user, parseFilter(search)));

/** Parses the filter: `?kind=failure`, `?kind=new`; anything else means all. */
function parseFilter(search: URLSearchParams): NotificationFilter {
  const kind = search.get('kind');
  const type = notificationTypes.find((one) => one.toLowerCase() === kind) ?? null;
  return { type, unviewed: kind === 'new' };
}

/** All notifications, the unread ones, or those of a type. */
export default function NotificationsPage() {
  const t = useTexts(notificationTexts);
  const [search, setSearch] = useSearchParams();
  const selectedFilter = parseFilter(search);
  const isAll = selectedFilter.type === null && !selectedFilter.unviewed;
  const choose = (kind: string | null): void =>
    setSearch(kind === null ? {} : { kind }, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.page}>
      <Choices label={t('filter')} className={styles.kinds}>
        <Choice isChosen={isAll} onClick={() => choose(null)}>
          {t('all')}
        </Choice>
        <Choice isChosen={selectedFilter.unviewed} onClick={() => choose('new')}>
          {t('onlyUnviewed')}
        </Choice>
        {notificationTypes.map((type) => (
          <Choice
            key={type}
            isChosen={selectedFilter.type === type}
            onClick={() => choose(type.toLowerCase())}
          >
            {t(`many.${type}`)}
          </Choice>
        ))}
      </Choices>
      <NotificationList
        key={search.get('kind')}
        user={usePerson()}
        wanted={isAll ? everything : selectedFilter}
        heading="h2"
        empty={
          isAll
            ? { title: t('none'), hint: t('noneHint') }
            : { title: t('noneSuch'), hint: t('noneSuchHint') }
        }
      />
    </div>
  );
}
