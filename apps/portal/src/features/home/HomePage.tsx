import type { Schedule } from '@semestr/api/schedule';
import { bellAt } from '@semestr/core/bells';
import { weekNumber } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, KeyRound, User } from 'lucide-react';
import { Link } from 'react-router';
import { favourites, isGroupId, type Place, recent } from '../../lessons/favourites.ts';
import { announcementsOf, scheduleOf } from '../../lessons/queries.ts';
import { paths } from '../../paths.ts';
import { queryClient } from '../../query.ts';
import { session, type User as SignedInUser } from '../../session/session.ts';
import { Page } from '../../shell/Page.tsx';
import { Search } from '../../shell/Search.tsx';
import { useTexts } from '@semestr/ui/language';
import { useNow } from '../../ui/now.ts';
import { PlaceChip } from '../../lessons/PlaceChip.tsx';
import { Bells } from './Bells.tsx';
import { nextLesson } from './day.ts';
import styles from './home.module.css';
import { News } from './News.tsx';
import { type HomeTexts, homeTexts } from './texts.ts';
import { ThisWeek } from './ThisWeek.tsx';
import { Today } from './Today.tsx';

/** Whose day the page shows: what was starred first, else the own group, else what was seen last. */
function ownPlace(user: SignedInUser | null): Place | null {
  const group = user?.group;
  return favourites.get()[0] ?? (group ? { id: group, name: group } : null) ?? recent.get()[0] ?? null;
}

export async function loader() {
  const place = ownPlace(session.user());
  if (!place) return null;
  await Promise.all([
    queryClient.prefetchQuery(scheduleOf(place.id)),
    queryClient.prefetchQuery(announcementsOf(place.id)),
  ]);
  return null;
}

/** What the bells say now; when they are silent, what comes next: of one's own schedule, else of the bells. */
function bellText(schedule: Schedule | null, today: IsoDate, time: string, t: HomeTexts): string {
  const state = bellAt(today, time);
  if (state.kind === 'on') return t.pairNow(state.bell.number, state.minutes);
  if (state.kind === 'next') return t.pairNext(state.bell.number, state.minutes);
  const next = schedule && nextLesson(schedule, today, time);
  return next
    ? t.lessonLater(next.date, next.lesson.startLessonTime, today)
    : t.pairLater(state.bell.number, state.date, state.bell.start, today);
}

function Places() {
  const t = useTexts(homeTexts);
  const starred = favourites.use();
  const seen = recent.use().filter(({ id }) => !starred.some((place) => place.id === id));
  if (starred.length + seen.length === 0) return null;
  return (
    <div className={styles.places}>
      {t.seen}
      {starred.map((place) => (
        <PlaceChip key={place.id} place={place} isStarred />
      ))}
      {seen.map((place) => (
        <PlaceChip key={place.id} place={place} />
      ))}
    </div>
  );
}

function Often() {
  const t = useTexts(homeTexts);
  const user = session.useUser();
  const links = [
    { to: paths.schedules, icon: CalendarDays, name: t.links.schedules },
    user
      ? { to: paths.profile, icon: User, name: t.links.profile }
      : { to: paths.login, icon: KeyRound, name: t.links.login },
  ];
  return (
    <section className={styles.often}>
      <h2 className={styles.heading}>{t.often}</h2>
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
export function Component() {
  const t = useTexts(homeTexts);
  const { today, time } = useNow();
  favourites.use();
  const place = ownPlace(session.useUser());
  const { data: schedule = null, error } = useQuery({
    ...scheduleOf(place?.id ?? ''),
    enabled: place !== null,
  });
  return (
    <Page
      title={t.date(today)}
      subtitle={`${t.week(weekNumber(today))} · ${bellText(schedule, today, time, t)}`}
      documentTitle={t.documentTitle}
      description={t.description}
      hasOwnSearch
    >
      <Search placement="page" />
      <Places />
      <Bells today={today} time={time} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Today place={place} schedule={schedule} error={error} today={today} time={time} />
          {place && <News place={place} today={today} isGroup={isGroupId(place.id)} />}
        </div>
        <aside>
          <ThisWeek schedule={schedule} today={today} />
          <Often />
        </aside>
      </div>
    </Page>
  );
}
