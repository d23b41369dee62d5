import type { Announcement } from '@semestr/api/announcements';
import { type IsoDate, yearOf } from '@semestr/core/dates';
import { dayMonthShort } from '@semestr/core/display';
import { useLanguage } from '@semestr/ui/language.tsx';
import styles from './announcement-list.module.css';
import { dateOf } from './announcement.ts';
import { AnnouncementText } from './AnnouncementText.tsx';

interface AnnouncementListProps {
  announcements: readonly Announcement[];
  today: IsoDate;
  /** Whether to name the author or the groups, depending on the page. */
  naming: 'author' | 'groups';
}

/** Announcements by date, each with its time, its room, and its author or groups. */
export function AnnouncementList({ announcements, today, naming }: AnnouncementListProps) {
  const language = useLanguage();
  return (
    <ul className={styles.announcements}>
      {announcements.map((announcement) => {
        const date = dateOf(announcement);
        return (
          <li key={announcement.id}>
            <time dateTime={date}>
              {dayMonthShort(date, language)}
              {yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`}
            </time>
            <AnnouncementText announcement={announcement} naming={naming} isTimed />
          </li>
        );
      })}
    </ul>
  );
}
