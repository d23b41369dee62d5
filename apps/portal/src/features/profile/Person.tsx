import type { Cv } from '@semestr/api/cv';
import type { PersonalInformation } from '@semestr/api/profile';
import { courseName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { Link } from 'react-router-dom';
import { informationOf } from '../../account/information.ts';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { Contacts } from './Contacts.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';
import { isStudent } from './profile.ts';
import styles from './profile.module.css';
import { Row } from './Row.tsx';
import { profileTexts } from './texts.ts';
import { employeeScreen } from '../employees/screen.ts';
import { scheduleScreen } from '../schedule/screen.ts';
import { supportScreen } from '../support/screen.ts';
import { to } from '../../screens/screen.ts';

interface PersonProps {
  /** Null for users who are not students, or if it failed to load. */
  cv: Cv | null;
}

interface PersonDetailsProps extends PersonProps {
  information: PersonalInformation | null | undefined;
}

/** Rows of a student, with full names if the university provides them, else from the CV. */
function Studies({ cv, information }: PersonDetailsProps) {
  const t = useTexts(profileTexts);
  const user = usePerson();
  const faculty = information?.studies?.facultyName ?? cv?.faculty;
  const speciality = information?.studies?.specialityName ?? cv?.speciality;
  const course = cv?.course ?? information?.course ?? 0;
  const roles = [
    user.isGroupHead && t('person.groupHead'),
    user.canStudentNote && t('person.canNote'),
  ].filter((role) => role !== false);
  return (
    <>
      {cv && <Row name={t('person.birthDate')}>{cv.birthDate}</Row>}
      <Row name={t('person.card')}>{user.username}</Row>
      {faculty && (
        <Row name={t('person.faculty')} lang="ru">
          {faculty}
        </Row>
      )}
      {speciality && (
        <Row name={t('person.speciality')} lang="ru">
          {speciality}
        </Row>
      )}
      {user.group !== '' && (
        <Row name={t('person.group')}>
          <Link to={to(scheduleScreen, { id: user.group })} className={styles.within}>
            {user.group}
          </Link>
          {course > 0 && `, ${courseName(course, t.language)}`}
        </Row>
      )}
      {roles.length > 0 && <Row name={t('person.roles')}>{roles.join(', ')}</Row>}
    </>
  );
}

/** Rows of an employee, with a link to their public page. */
function Work({ information }: Pick<PersonDetailsProps, 'information'>) {
  const t = useTexts(profileTexts);
  const { username } = usePerson();
  const urlId = information?.employee?.urlId;
  return (
    <>
      <Row name={t('person.login')}>{username}</Row>
      {urlId !== undefined && (
        <Row name={t('person.page')}>
          <Link to={to(employeeScreen, { id: urlId })} className={styles.within}>
            {t('person.publicPage')}
          </Link>
          {', '}
          <Link to={to(scheduleScreen, { id: urlId })} className={styles.within}>
            {t('person.timetable')}
          </Link>
        </Row>
      )}
    </>
  );
}

/** Data that the university stores about the user, how to have it corrected, and the user's contacts. */
export function Person({ cv }: PersonProps) {
  const t = useTexts(profileTexts);
  const user = usePerson();
  const { data: information, failure } = useSectionQuery(informationOf(user));
  return (
    <Section
      title={t('person.title')}
      className={styles.keeper}
      note={
        <Caption>
          {t(isStudent(user) ? 'person.keeper' : 'person.employer')}{' '}
          <Link to={to(supportScreen)} className={styles.inline}>
            {t('person.report')}
          </Link>
        </Caption>
      }
    >
      <div className={styles.person}>
        <OwnPhoto cv={cv} />
        <div>
          <dl className={styles.rows}>
            <Row name={t('person.name')}>
              <b lang="ru">{user.fio}</b>
            </Row>
            {isStudent(user) ? (
              <Studies cv={cv} information={information} />
            ) : (
              <Work information={information} />
            )}
            {information && <Contacts information={information} />}
          </dl>
          {failure}
        </div>
      </div>
    </Section>
  );
}
