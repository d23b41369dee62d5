import { weekNumber } from '@semestr/core/calendar';
import { useTexts } from '@semestr/ui/language.tsx';
import { useIsLive } from '@semestr/ui/live-context';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, GraduationCap, KeyRound, User as UserIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { favourites, isGroupId, type Place, recent } from '../../lessons/favourites.ts';
import { ownPlaceOf } from '../../lessons/own.ts';
import { PlaceChip } from '../../lessons/PlaceChip.tsx';
import { scheduleOf } from '../../lessons/queries.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Heading } from '../../shell/Heading.tsx';
import { Search } from '../../shell/Search.tsx';
import { useNow } from '../../ui/now.ts';
import { bellText } from './bell-text.ts';
import { Bells } from './Bells.tsx';
import styles from './home.module.css';
import { News } from './News.tsx';
import { homeTexts } from './texts.ts';
import { ThisWeek } from './ThisWeek.tsx';
import { Today } from './Today.tsx';

export const texts = [homeTexts];

/** The own schedule; and whose day the page shows: the own, else what was starred first, else what was seen last. */
function usePlaces(): { own: Place | null; shown: Place | null; isPending: boolean } {
  const { data: own = null, isPending } = useQuery(ownPlaceOf(session.useUser()));
  const [starred] = favourites.use();
  const [seen] = recent.use();
  return { own, shown: own ?? starred ?? seen ?? null, isPending };
}

function useShownSchedule() {
  const { shown, ...places } = usePlaces();
  const query = useQuery({ ...scheduleOf(shown?.id ?? ''), enabled: shown !== null });
  return { shown, ...places, schedule: query.data ?? null, error: query.error, refetch: query.refetch };
}

export function Header() {
  const t = useTexts(homeTexts);
  const { today, time } = useNow();
  const { schedule } = useShownSchedule();
  const week = t('week', { week: weekNumber(today) });
  return (
    <Heading
      title={t('date', { date: today })}
      subtitle={time === null ? week : `${week} · ${bellText(schedule, today, time, t)}`}
      documentTitle={t('documentTitle')}
    />
  );
}

function Places({ own }: { own: Place | null }) {
  const t = useTexts(homeTexts);
  const starred = favourites.use().filter(({ id }) => id !== own?.id);
  const known = new Set([own?.id, ...starred.map(({ id }) => id)]);
  const rows = [
    {
      title: t(own && !isGroupId(own.id) ? 'ownTeacher' : 'own'),
      places: own ? [own] : [],
      isStarred: false,
    },
    { title: t('starred'), places: starred, isStarred: true },
    { title: t('seen'), places: recent.use().filter(({ id }) => !known.has(id)), isStarred: false },
  ].filter(({ places }) => places.length > 0);
  if (rows.length === 0) return null;
  return (
    <div className={styles.places}>
      {rows.map(({ title, places, isStarred }) => (
        <span key={title} className={styles.placeGroup}>
          {title}
          {places.map((place) => (
            <PlaceChip key={place.id} place={place} isStarred={isStarred} />
          ))}
        </span>
      ))}
    </div>
  );
}

function Often() {
  const t = useTexts(homeTexts);
  const user = session.useUser();
  const links = [
    { to: paths.schedules, icon: CalendarDays, name: t('links.schedules') },
    ...(user?.accountType === 'STUDENT'
      ? [{ to: paths.study, icon: GraduationCap, name: t('links.study') }]
      : []),
    user
      ? { to: paths.profile, icon: UserIcon, name: t('links.profile') }
      : { to: paths.login, icon: KeyRound, name: t('links.login') },
  ];
  return (
    <section className={styles.often}>
      <h2 className={styles.heading}>{t('often')}</h2>
      <ul>
        {links.map(({ to, icon: Icon, name }) => (
          <li key={to}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page that is opened every morning: search, the bells, one's own day and what is new. */
export default function HomePage() {
  const isLive = useIsLive();
  const { today, time } = useNow();
  const { own, shown, isPending, schedule, error, refetch } = useShownSchedule();
  return (
    <>
      <Search placement="page" />
      <Places own={own} />
      <Bells today={today} time={time} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {/* As the server makes the page, nobody has chosen a schedule: that would be shown for a moment. */}
          {isLive && !isPending && (
            <Today
              place={shown}
              isOwn={own !== null}
              schedule={schedule}
              error={error}
              onRetry={() => void refetch()}
              today={today}
              time={time}
            />
          )}
          {shown && <News place={shown} today={today} isGroup={isGroupId(shown.id)} />}
        </div>
        <aside>
          <ThisWeek schedule={schedule} today={today} />
          <Often />
        </aside>
      </div>
    </>
  );
}
