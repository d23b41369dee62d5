import { report } from '@semestr/api/departments';
import type { Unit } from '@semestr/core/departments';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { CalendarDays } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { AnnouncementSection } from '../../lessons/AnnouncementSection.tsx';
import { announcementsOfDepartment } from '../../lessons/queries.ts';
import { Download } from '../../ui/Download.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import styles from './departments.module.css';
import { nameOf, staffQuery } from './departments.ts';
import { Head } from './Head.tsx';
import { Staff } from './Staff.tsx';
import { staffOf } from './staff.ts';
import { departmentsTexts } from './texts.ts';
import { departmentsScreen } from './screen.ts';
import { departmentScheduleScreen } from '../schedule/screen.ts';
import { to } from '../../screens/screen.ts';

interface DepartmentProps {
  unit: Unit;
  /** Parent department. */
  owner: Unit | undefined;
  /** Name in the address. */
  name: string;
}

/** Link to a department, which keeps the search. */
function UnitLink({ unit }: { unit: Unit }) {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: to(departmentsScreen, { id: nameOf(unit) }), search }} lang="ru">
      {unit.name}
    </Link>
  );
}

/** A department with its head, subordinate departments, announcements and employees. */
export function Department({ unit, owner, name }: DepartmentProps) {
  const t = useTexts(departmentsTexts);
  const { data, failure } = useSectionQuery(staffQuery(name));
  const announced = useSectionQuery(announcementsOfDepartment(name));
  const staff = data && staffOf(data, unit);
  const hasParts = unit.children.length > 0;
  const facts = [unit.abbrev !== unit.name && unit.abbrev, t('code', { code: unit.code })].filter(Boolean);
  return (
    <article>
      <div className={styles.title}>
        <div>
          <h2 lang="ru">{unit.name}</h2>
          <p>
            <span lang="ru">{facts.join(' · ')}</span>
            {owner && (
              <>
                {' · '}
                <UnitLink unit={owner} />
              </>
            )}
          </p>
        </div>
        <div className={styles.actions}>
          <Link to={to(departmentScheduleScreen, { id: nameOf(unit) })} className={buttonClass('outlined')}>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
            {t('schedule')}
          </Link>
          <Download call={report} request={{ query: { 'department-id': String(unit.id) } }}>
            {t('report')}
          </Download>
        </div>
      </div>
      {staff?.head && <Head head={staff.head} />}
      {hasParts && (
        <Section title={t('parts')} className={styles.parts}>
          <ul>
            {unit.children.map((child) => (
              <li key={child.id}>
                <UnitLink unit={child} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <AnnouncementSection
        title={t('announcements')}
        part={announced}
        naming="author"
        className={styles.parts}
      />
      <Staff members={staff?.others} failure={failure} hasParts={hasParts} />
    </article>
  );
}
