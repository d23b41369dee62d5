import { details } from '@semestr/api/employees';
import { fullName } from '@semestr/core/display';
import { copyTexts } from '@semestr/ui/copy/texts';
import { DataWord } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AnnouncementSection } from '../../lessons/AnnouncementSection.tsx';
import { announcementsOf, scheduleOf } from '../../lessons/queries.ts';
import { lessonsTexts } from '../../lessons/texts.ts';
import { queryOrNull } from '../../client/query.ts';
import { useScreen } from '../../ui/page/screen-context.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { calendarQuery } from '../../university/calendar.ts';
import { type LoadContext, NOTHING_HERE } from '../../screens/screen-module.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { About } from './About.tsx';
import styles from './employees.module.css';
import { PostList } from './PostList.tsx';
import { employeesTexts } from './texts.ts';
import { Today } from './Today.tsx';

export const texts = [employeesTexts, lessonsTexts, copyTexts];

const detailsOf = (urlId = '') => queryOrNull(details, { query: { urlId } });

export async function load({ queries, params: { id = '' } }: LoadContext) {
  const [employee] = await Promise.all([
    queries.ensureQueryData(detailsOf(id)),
    // Lessons and announcements load independently of the page.
    queries.prefetchQuery(scheduleOf(id)),
    queries.prefetchQuery(calendarQuery),
    queries.prefetchQuery(announcementsOf(id)),
  ]);
  return employee ?? NOTHING_HERE;
}

const useEmployee = () => useSuspenseQuery(detailsOf(useScreen().params['id'])).data;

export function Header() {
  const t = useTexts(employeesTexts);
  const employee = useEmployee();
  if (!employee) return <Heading />;
  const name = fullName(employee);
  return (
    <Heading title={name} documentTitle={t('title', { name })} description={t('description', { name })} />
  );
}

/** Page of an employee: posts, current location, rooms and contacts. */
export default function EmployeePage() {
  const t = useTexts(employeesTexts);
  const employee = useEmployee();
  const announced = useSectionQuery(announcementsOf(useScreen().params['id'] ?? ''));
  if (!employee) return null;
  const { urlId, jobPositions, readingCourses, additionalInformation, profileLinks } = employee;
  return (
    <div className={styles.page}>
      <About employee={employee} />
      <Today urlId={urlId} />
      <AnnouncementSection
        title={t('announcements')}
        part={announced}
        naming="groups"
        className={styles.section}
      />
      <PostList posts={jobPositions ?? []} />
      {readingCourses && readingCourses.length > 0 && (
        <Section title={t('courses')} className={styles.section}>
          <ul className={styles.list} lang="ru">
            {readingCourses.map((course) => (
              <li key={course}>{course}</li>
            ))}
          </ul>
        </Section>
      )}
      {additionalInformation && additionalInformation.length > 0 && (
        <Section title={t('more')} className={styles.section}>
          <dl className={styles.facts} lang="ru">
            {additionalInformation.map(({ nameType, content }) => (
              <div key={`${nameType} ${content}`}>
                <dt>{nameType}</dt>
                <dd>{content}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {profileLinks.length > 0 && (
        <Section title={t('links')} className={styles.section}>
          <ul className={styles.list}>
            {profileLinks.map(({ link, profileLinkType }) => (
              <li key={link}>
                <a href={link}>{profileLinkType ? <DataWord kind="link" value={profileLinkType} /> : link}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
