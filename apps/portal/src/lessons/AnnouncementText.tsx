import type { Announcement } from '@semestr/api/announcements';
import { keepOnOneLine } from '@semestr/core/display';
import { roomShort } from '@semestr/core/room-names';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useLanguage } from '@semestr/ui/language.tsx';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styles from './announcement-list.module.css';
import { authorOf, placeOf, timesOf } from './announcement.ts';
import { employeeScreen } from '../features/employees/screen.ts';
import { roomScreen, scheduleScreen } from '../features/schedule/screen.ts';
import { to } from '../screens/screen.ts';

interface AnnouncementTextProps {
  announcement: Announcement;
  /** Whether to name the author or the groups, depending on the page. */
  naming: 'author' | 'groups' | 'both';
  /** Whether to include the times, because they are not shown next to it. */
  isTimed?: boolean;
}

/** Only rooms with a building in their name have a page. Administrators can enter any other place. */
const hasPage = (place: string): boolean => roomShort(place) !== place;

function Place({ place }: { place: string }) {
  const language = useLanguage();
  if (!hasPage(place)) return <DataText>{place}</DataText>;
  const short = roomShort(place);
  return <Link to={to(roomScreen, { name: short })}>{language === 'en' ? short : keepOnOneLine(place)}</Link>;
}

/**
 * Text of an announcement, followed by its author, time, room and groups. Educators, rooms and groups link to their
 * pages.
 */
export function AnnouncementText({ announcement, naming, isTimed = false }: AnnouncementTextProps) {
  const { content, urlId, studentGroups } = announcement;
  const place = placeOf(announcement);
  const times = isTimed ? timesOf(announcement) : '';
  const groups = studentGroups.map(({ name }) => ({
    key: name,
    detail: <Link to={to(scheduleScreen, { id: name })}>{name}</Link>,
  }));
  const author = {
    key: urlId,
    detail: (
      <Link to={to(employeeScreen, { id: urlId })} lang="ru">
        {authorOf(announcement)}
      </Link>
    ),
  };
  const details = [
    ...(naming === 'groups' ? [] : [author]),
    ...(times === '' ? [] : [{ key: times, detail: times }]),
    ...(place === null ? [] : [{ key: place, detail: <Place place={place} /> }]),
    ...(naming === 'author' ? [] : groups),
  ];
  return (
    <div className={styles.text}>
      <p lang="ru" className={styles.content}>
        {content}
      </p>
      <p className={styles.second}>
        {details.map(({ key, detail }, index) => (
          <Fragment key={key}>
            {index > 0 && ', '}
            {detail}
          </Fragment>
        ))}
      </p>
    </div>
  );
}
