import type { Announcement } from '@semestr/api/announcements';
import { type IsoDate, yearOf } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { authorOf, dateOf, placeOf, timeOf } from '../../lessons/announcement.ts';
import { roomShort } from '../../lessons/lesson.ts';
import styles from './announcements.module.css';
import { scheduleTexts } from './texts.ts';
import { scheduleScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

function Line({ announcement, today }: { announcement: Announcement; today: IsoDate }) {
  const t = useTexts(scheduleTexts);
  const place = placeOf(announcement);
  const when = [
    dayMonth(dateOf(announcement), t.language, yearOf(today)),
    timeOf(announcement),
    place && t('room', { room: roomShort(place) }),
  ].filter(Boolean);
  return (
    <p className={styles.line}>
      <b>{when.join(', ')}.</b> <span lang="ru">{announcement.content}</span>{' '}
      <Link to={to(scheduleScreen, { id: announcement.urlId })} className={styles.author} lang="ru">
        {authorOf(announcement)}
      </Link>
    </p>
  );
}

/** The next announcement, and a button that shows the others. */
export function Announcements({
  announcements,
  today,
}: {
  announcements: readonly Announcement[];
  today: IsoDate;
}) {
  const t = useTexts(scheduleTexts);
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = announcements;
  if (!first) return null;
  return (
    <section aria-label={t('announcements')} className={styles.announcements}>
      <Banner
        kind="info"
        action={
          others.length > 0 && (
            <Button
              look="text"
              onClick={() => setOpen(!isOpen)}
              aria-expanded={isOpen}
              className={styles.more}
            >
              {isOpen ? t('hide') : t('more', { count: others.length })}
            </Button>
          )
        }
      >
        {(isOpen ? announcements : [first]).map((announcement) => (
          <Line key={announcement.id} announcement={announcement} today={today} />
        ))}
      </Banner>
    </section>
  );
}
