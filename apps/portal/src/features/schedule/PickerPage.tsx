import { all, type Group } from '@semestr/api/groups';
import { rowsOf } from '@semestr/api/rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { favourites, recent } from '../../lessons/favourites.ts';
import { paths } from '../../paths.ts';
import { ask, queryClient } from '../../query.ts';
import { Page } from '../../shell/Page.tsx';
import { Search } from '../../shell/Search.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language';
import { PlaceChip } from '../../lessons/PlaceChip.tsx';
import styles from './schedule.module.css';
import { scheduleTexts } from './texts.ts';

const groupsQuery = ask(all, {});

export const loader = () => queryClient.ensureQueryData(groupsQuery);

const byKey = <K extends string | number>([a]: [K, unknown], [b]: [K, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;

function Faculty({ groups }: { groups: readonly Group[] }) {
  const t = useTexts(scheduleTexts);
  const [first] = groups;
  const courses = [...Map.groupBy(groups, ({ course }) => course ?? 0)].toSorted(byKey);
  if (!first) return null;
  return (
    <section className={styles.faculty}>
      <h2>
        {first.facultyAbbrev}
        {first.facultyName && first.facultyName !== first.facultyAbbrev && <span>{first.facultyName}</span>}
      </h2>
      {courses.map(([course, members]) => (
        <div key={course} className={styles.course}>
          <h3>{course === 0 ? t.noCourse : t.course(course)}</h3>
          <ul className={styles.groups}>
            {members.map(({ id, name, specialityName }) => (
              <li key={id}>
                <Link to={paths.schedule(name)} title={specialityName}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The choice of a schedule: search, what was starred or seen, and every group by faculty and course. */
export function Component() {
  const t = useTexts(scheduleTexts);
  const { data } = useSuspenseQuery(groupsQuery);
  const groups = rowsOf(data);
  const starred = favourites.use();
  const seen = recent.use().filter(({ id }) => !starred.some((place) => place.id === id));
  const faculties = [...Map.groupBy(groups, ({ facultyAbbrev }) => facultyAbbrev)].toSorted(byKey);
  return (
    <Page title={t.title} subtitle={t.pickerHint} description={t.description} hasOwnSearch>
      <div className={styles.search}>
        <Search placement="page" />
      </div>
      {starred.length > 0 && (
        <div className={styles.places}>
          {t.starred}
          {starred.map((place) => (
            <PlaceChip key={place.id} place={place} isStarred />
          ))}
        </div>
      )}
      {seen.length > 0 && (
        <div className={styles.places}>
          {t.recent}
          {seen.map((place) => (
            <PlaceChip key={place.id} place={place} />
          ))}
        </div>
      )}
      {groups.length === 0 && (
        <Empty icon={<Users size={20} strokeWidth={1.75} />} title={t.noGroups} hint={t.noGroupsHint} />
      )}
      {faculties.map(([abbrev, members]) => (
        <Faculty key={abbrev} groups={members} />
      ))}
    </Page>
  );
}
