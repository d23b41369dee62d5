import { type IsoDate, yearOf } from '@semestr/core/dates';
import { dayMonthShort } from '@semestr/core/display';
import { useQuery } from '@tanstack/react-query';
import type { Place } from '../../lessons/favourites.ts';
import { authorOf, dateOf, placeOf, timeOf } from '../../lessons/announcement.ts';
import { announcementsOf } from '../../lessons/queries.ts';
import { useTexts } from '@semestr/ui/language.tsx';
import { Failure } from '../../ui/Failure.tsx';
import home from './home.module.css';
import styles from './news.module.css';
import { homeTexts } from './texts.ts';

const MAX_SHOWN = 5;

/** The next announcements for one's own group, or by the educator. */
export function News({ place, today, isGroup }: { place: Place; today: IsoDate; isGroup: boolean }) {
  const t = useTexts(homeTexts);
  const { data = [], error } = useQuery(announcementsOf(place.id));
  const announcements = data.slice(0, MAX_SHOWN);
  return (
    <section className={styles.news}>
      <div className={`${home.title} ${styles.head}`}>
        <h2 className={home.heading}>{t('announcements')}</h2>
      </div>
      {error && <Failure error={error} />}
      {!error && announcements.length === 0 && <p className={styles.none}>{t('noAnnouncements')}</p>}
      <ul>
        {announcements.map((announcement) => {
          const date = dateOf(announcement);
          const groups = announcement.studentGroups.map(({ name }) => name).join(', ');
          const details = [
            isGroup ? authorOf(announcement) : groups,
            timeOf(announcement),
            placeOf(announcement),
          ];
          return (
            <li key={announcement.id}>
              <time dateTime={date}>
                {dayMonthShort(date, t.language)}
                {yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`}
              </time>
              <div>
                <p lang="ru">{announcement.content}</p>
                <p className={styles.second}>{details.filter(Boolean).join(', ')}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
