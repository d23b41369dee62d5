import { all, type Group } from '@semestr/api/groups';
import { rowsOf } from '@semestr/api/rows';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOf, favourites, recent } from '../../university/favourites.ts';
import { PlaceChip } from '../../lessons/PlaceChip.tsx';
import { queryOf } from '../../client/query.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Search } from '../../university/search/Search.tsx';
import styles from './picker.module.css';
import { scheduleTexts } from './texts.ts';
import { departmentSchedulesScreen, scheduleScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [scheduleTexts];

const groupsQuery = queryOf(all, {});

export const load = ({ queries }: LoadContext) => queries.ensureQueryData(groupsQuery);

const byKey = <K extends string | number>([a]: [K, unknown], [b]: [K, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;

function Course({ course, groups }: { course: number; groups: readonly Group[] }) {
  const t = useTexts(scheduleTexts);
  const specialities = [...Map.groupBy(groups, ({ specialityName }) => specialityName)].toSorted(byKey);
  return (
    <div className={styles.course}>
      <h3>{course === 0 ? t('noCourse') : t('course', { course })}</h3>
      <dl className={styles.specialities}>
        {specialities.map(([name, members]) => (
          <div key={name}>
            <dt lang="ru">{name}</dt>
            <dd>
              {members.map((group) => (
                <Link key={group.id} to={to(scheduleScreen, { id: group.name })}>
                  {group.name}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Groups of a faculty, initially collapsed because all faculties would span many screens. */
function Faculty({ groups }: { groups: readonly Group[] }) {
  const t = useTexts(scheduleTexts);
  const [first] = groups;
  if (!first) return null;
  const courses = [...Map.groupBy(groups, ({ course }) => course ?? 0)].toSorted(byKey);
  return (
    <details className={styles.faculty}>
      <summary>
        <ChevronRight size={16} strokeWidth={1.75} className={styles.arrow} aria-hidden />
        <h2 lang="ru">{first.facultyAbbrev}</h2>
        {first.facultyName !== first.facultyAbbrev && <span lang="ru">{first.facultyName}</span>}
        <span className={styles.count}>{t('groups', { count: groups.length })}</span>
      </summary>
      {courses.map(([course, members]) => (
        <Course key={course} course={course} groups={members} />
      ))}
    </details>
  );
}

function Places() {
  const t = useTexts(scheduleTexts);
  const starred = favourites.use();
  const seen = recent.use().filter((one) => !starred.some((place) => addressOf(place) === addressOf(one)));
  const rows = [
    { title: t('starred'), places: starred, isStarred: true },
    { title: t('recent'), places: seen, isStarred: false },
  ].filter(({ places }) => places.length > 0);
  return rows.map(({ title, places, isStarred }) => (
    <div key={title} className={styles.places}>
      {title}
      {places.map((place) => (
        <PlaceChip key={addressOf(place)} place={place} isStarred={isStarred} />
      ))}
    </div>
  ));
}

export function Header() {
  const t = useTexts(scheduleTexts);
  return <Heading subtitle={t('pickerHint')} />;
}

/**
 * Selects a schedule by search, from starred and visited ones, or from all groups by faculty, course and speciality.
 */
export default function PickerPage() {
  const t = useTexts(scheduleTexts);
  const { data } = useSuspenseQuery(groupsQuery);
  const groups = rowsOf(data);
  const faculties = [...Map.groupBy(groups, ({ facultyAbbrev }) => facultyAbbrev)].toSorted(byKey);
  return (
    <>
      <div className={styles.search}>
        <Search placement="page" />
      </div>
      <Places />
      <p className={styles.other}>
        <Link to={to(departmentSchedulesScreen)}>{t('toDepartments')}</Link>
      </p>
      {groups.length === 0 && <Empty icon={Users} title={t('noGroups')} hint={t('noGroupsHint')} />}
      {faculties.map(([abbrev, members]) => (
        <Faculty key={abbrev} groups={members} />
      ))}
    </>
  );
}
