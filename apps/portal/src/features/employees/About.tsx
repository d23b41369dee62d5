import { contactCard, type EmployeeDetails } from '@semestr/api/employees';
import { fullName } from '@semestr/core/display';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Download } from '../../ui/Download.tsx';
import { Photo } from '../../ui/Photo.tsx';
import styles from './employees.module.css';
import { employeesTexts } from './texts.ts';
import { scheduleScreen } from '../schedule/screen.ts';
import { to } from '../../screens/screen.ts';

/** Name and ranks of an employee, with links to their timetable and to a contact file. */
export function About({ employee }: { employee: EmployeeDetails }) {
  const t = useTexts(employeesTexts);
  const { degree, rank, email, photoLink, urlId } = employee;
  return (
    <div className={styles.about}>
      <Photo name={fullName(employee)} link={photoLink} />
      <div>
        <dl className={styles.facts}>
          {degree && (
            <div>
              <dt>{t('degree')}</dt>
              <dd lang="ru">{degree}</dd>
            </div>
          )}
          {rank && (
            <div>
              <dt>{t('rank')}</dt>
              <dd lang="ru">{rank}</dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{t('email')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
        </dl>
        <div className={styles.actions}>
          <Link to={to(scheduleScreen, { id: urlId })} className={buttonClass('outlined')}>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
            {t('schedule')}
          </Link>
          <Download call={contactCard} request={{ query: { urlId } }}>
            {t('contact')}
          </Download>
        </div>
      </div>
    </div>
  );
}
