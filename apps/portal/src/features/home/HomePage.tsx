import { weekNumber } from '@semestr/core/calendar';
import { useTexts } from '@semestr/ui/language.tsx';
import { useHydrated } from '@semestr/ui/hydration';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, GraduationCap, KeyRound, User as UserIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOf, favourites, isGroupId, type Place, recent } from '../../university/favourites.ts';
import { ownPlaceOf } from '../../lessons/own-place.ts';
import { PlaceChip } from '../../lessons/PlaceChip.tsx';
import { announcementsOf, scheduleOf } from '../../lessons/queries.ts';
import { lessonsTexts } from '../../lessons/texts.ts';
import { session } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { calendarQuery, useCalendar } from '../../university/calendar.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Search } from '../../university/search/Search.tsx';
import { useNow } from '../../hydration/now.ts';
import { bellText } from './bell-text.ts';
import { Bells } from './Bells.tsx';
import styles from './home.module.css';
import { News } from './News.tsx';
import { homeTexts } from './texts.ts';
import { ThisWeek } from './ThisWeek.tsx';
import { Today } from './Today.tsx';
import { loginScreen } from '../auth/screen.ts';
import { profileScreen } from '../profile/screen.ts';
import { schedulesScreen } from '../schedule/screen.ts';
import { studyScreen } from '../study/screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [homeTexts, lessonsTexts];

/** Never rejects: without holidays and bells the day is still shown. */
export const load = ({ queries }: LoadContext) => queries.prefetchQuery(calendarQuery);

const isSingle = ({ of }: Place): boolean => of === undefined;

/**
 * Returns the user's own schedule, and the one to display: the own, else the first starred, else the last visited.
 * Departments are only listed, because their day would fill the page.
 */
function usePlaces(): { own: Place | null; place: Place | null; isPending: boolean } {
  const { data: own = null, isPending } = useQuery(ownPlaceOf(session.useUser()));
  const starred = favourites.use().find(isSingle);
  const seen = recent.use().find(isSingle);
  return { own, place: own ?? starred ?? seen ?? null, isPending };
}

function useHomeSchedule() {
  const { place, ...places } = usePlaces();
  const query = useQuery({ ...scheduleOf(place?.id ?? ''), enabled: place !== null });
  // Shown together with the day, so that it does not shift the content later.
  const news = useQuery({ ...announcementsOf(place?.id ?? ''), enabled: place !== null });
  return {
    ...places,
    place,
    isPending: places.isPending || query.isLoading || news.isLoading,
    schedule: query.data ?? null,
    error: query.error,
    refetch: query.refetch,
  };
}

export function Header() {
  const t = useTexts(homeTexts);
  const { today, time } = useNow();
  const { schedule } = useHomeSchedule();
  const calendar = useCalendar();
  const bell = time === null ? null : bellText(schedule, { today, time, ...calendar }, t);
  const week = t('week', { week: weekNumber(today) });
  return (
    <Heading
      title={t('date', { date: today })}
      subtitle={
        <>
          {week}
          {/* On a phone it has its own line, which is reserved until the time is known. */}
          <span className={styles.bell}>
            {bell !== null && (
              <>
                <span className={styles.dot}> · </span>
                {bell}
              </>
            )}
          </span>
        </>
      }
      documentTitle={t('documentTitle')}
    />
  );
}

function Places({ own, isPending }: { own: Place | null; isPending: boolean }) {
  const t = useTexts(homeTexts);
  const isLive = useHydrated();
  const starred = favourites.use().filter((place) => !own || addressOf(place) !== addressOf(own));
  const addresses = new Set([...(own ? [own] : []), ...starred].map(addressOf));
  const rows = [
    {
      title: t(own && !isGroupId(own.id) ? 'ownTeacher' : 'own'),
      places: own ? [own] : [],
      isStarred: false,
    },
    { title: t('starred'), places: starred, isStarred: true },
    {
      title: t('seen'),
      places: recent.use().filter((place) => !addresses.has(addressOf(place))),
      isStarred: false,
    },
  ].filter(({ places }) => places.length > 0);
  if (rows.length === 0) return isLive && !isPending ? null : <div className={styles.expected} />;
  return (
    <div className={styles.places}>
      {rows.map(({ title, places, isStarred }) => (
        <span key={title} className={styles.placeGroup}>
          {title}
          {places.map((place) => (
            <PlaceChip key={addressOf(place)} place={place} isStarred={isStarred} />
          ))}
        </span>
      ))}
    </div>
  );
}

function FrequentPages() {
  const t = useTexts(homeTexts);
  const user = session.useUser();
  const links = [
    { page: to(schedulesScreen), icon: CalendarDays, name: t('links.schedules') },
    ...(user?.accountType === 'STUDENT'
      ? [{ page: to(studyScreen), icon: GraduationCap, name: t('links.study') }]
      : []),
    user
      ? { page: to(profileScreen), icon: UserIcon, name: t('links.profile') }
      : { page: to(loginScreen), icon: KeyRound, name: t('links.login') },
  ];
  return (
    <section className={styles.often}>
      <h2 className={styles.heading}>{t('often')}</h2>
      <ul>
        {links.map(({ page, icon: Icon, name }) => (
          <li key={page}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <Link to={page}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The start page: search, current lesson, the user's day and announcements. */
export default function HomePage() {
  const isLive = useHydrated();
  const { today, time } = useNow();
  const { own, place, isPending, schedule, error, refetch } = useHomeSchedule();
  const calendar = useCalendar();
  const { holidays } = calendar;
  return (
    <>
      <Search placement="page" />
      <Places own={own} isPending={isPending} />
      <Bells today={today} time={time} calendar={calendar} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isPending ? (
            <div className={styles.pending} />
          ) : (
            // Hidden during hydration, because the server renders the page without a selected schedule.
            <div className={isLive ? undefined : styles.unknown}>
              <Today
                place={place}
                isOwn={own !== null}
                schedule={schedule}
                error={error}
                onRetry={() => void refetch()}
                today={today}
                time={time}
                holidays={holidays}
              />
            </div>
          )}
          {place && !isPending && <News place={place} today={today} isGroup={isGroupId(place.id)} />}
        </div>
        <aside>
          <ThisWeek schedule={schedule} today={today} holidays={holidays} />
          <FrequentPages />
        </aside>
      </div>
    </>
  );
}
