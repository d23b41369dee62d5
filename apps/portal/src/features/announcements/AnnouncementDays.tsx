import type { Announcement } from '@semestr/api/announcements';
import { addDays, type IsoDate, yearOf } from '@semestr/core/dates';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import { timesOf } from '../../lessons/announcement.ts';
import { AnnouncementText } from '../../lessons/AnnouncementText.tsx';
import { useNow } from '../../hydration/now.ts';
import { byDay } from './announcements.ts';
import styles from './announcements.module.css';
import { announcementTexts } from './texts.ts';

/** Heading of a day: "Сегодня", "Завтра", "25 ноября, среда". */
function Day({ day }: { day: IsoDate }) {
  const t = useTexts(announcementTexts);
  const { today } = useNow();
  if (day === today) return t('today');
  if (day === addDays(today, 1)) return t('tomorrow');
  const year = yearOf(day);
  return year === yearOf(today) ? t('day', { date: day }) : t('dayOf', { date: day, year });
}

interface AnnouncementDaysProps {
  announcements: readonly Announcement[];
  naming: 'groups' | 'both';
  /** Level of the days' headings: below the title of the page, or of a section. */
  heading: 'h2' | 'h3';
  /** Ids of announcements that are new since the last visit. */
  fresh?: ReadonlySet<number>;
  /** Renders the actions on an announcement. */
  actions?: (announcement: Announcement) => ReactNode;
}

/** Announcements by day, each with its time. */
export function AnnouncementDays(props: AnnouncementDaysProps) {
  const { announcements, naming, heading: Heading, fresh, actions } = props;
  const t = useTexts(announcementTexts);
  return byDay(announcements).map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <Heading>
        <time dateTime={day}>
          <Day day={day} />
        </time>
      </Heading>
      <ul>
        {ofDay.map((announcement) => {
          const isNew = fresh?.has(announcement.id) ?? false;
          return (
            <li
              key={announcement.id}
              className={classNames(styles.item, isNew && styles.new, actions && styles.withActions)}
            >
              <span className={styles.time}>
                {isNew && <span className="visually-hidden">{t('isNew')} </span>}
                {timesOf(announcement)}
              </span>
              <AnnouncementText announcement={announcement} naming={naming} />
              {actions?.(announcement)}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
