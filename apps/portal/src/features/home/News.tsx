import type { IsoDate } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { AnnouncementList } from '../../lessons/AnnouncementList.tsx';
import type { Place } from '../../university/favourites.ts';
import { announcementsOf } from '../../lessons/queries.ts';
import { Failure } from '../../ui/Failure.tsx';
import home from './home.module.css';
import { homeTexts } from './texts.ts';

const MAX_SHOWN = 5;

/** Upcoming announcements for the user's own group, or by the educator. */
export function News({ place, today, isGroup }: { place: Place; today: IsoDate; isGroup: boolean }) {
  const t = useTexts(homeTexts);
  const { data = [], error } = useQuery(announcementsOf(place.id));
  const announcements = data.slice(0, MAX_SHOWN);
  return (
    <section className={home.news}>
      <div className={`${home.title} ${home.newsHead}`}>
        <h2 className={home.heading}>{t('announcements')}</h2>
      </div>
      {error && <Failure error={error} />}
      {!error && announcements.length === 0 && <p className={home.none}>{t('noAnnouncements')}</p>}
      <AnnouncementList announcements={announcements} today={today} naming={isGroup ? 'author' : 'groups'} />
    </section>
  );
}
