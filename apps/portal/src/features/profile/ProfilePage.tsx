import { personalCv } from '@semestr/api/cv';
import { illiquidData, personalInformation } from '@semestr/api/profile';
import { initials, phone } from '@semestr/core/display';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';
import { Heading } from '../../shell/Heading.tsx';
import { usePerson } from '../../shell/person.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

export const texts = [profileTexts];

const cvOf = (user: User) => askOrNull(personalCv, {}, user);
const informationOf = (user: User) => askOrNull(personalInformation, {}, user);
const illiquidOf = (user: User) => askOrNull(illiquidData, {}, user);

export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.ensureQueryData(cvOf(user)),
    queries.ensureQueryData(informationOf(user)),
    queries.ensureQueryData(illiquidOf(user)),
  ]);

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    <dl className={styles.rows}>{children}</dl>
  </section>
);

/** The photo, or the initials in the same frame. */
function Photo({ user }: { user: User }) {
  const t = useTexts(profileTexts);
  return (
    <div className={styles.photo}>
      {user.photoUrl ? (
        <img src={user.photoUrl} alt={t('photo', { fio: user.fio })} width={96} height={128} />
      ) : (
        <span aria-hidden>{initials(user.fio)}</span>
      )}
    </div>
  );
}

export function Header() {
  return <Heading subtitle={usePerson().fio} />;
}

/** The signed-in person as the university knows them. */
export default function ProfilePage() {
  const t = useTexts(profileTexts);
  const user = usePerson();
  const { data: cv } = useSuspenseQuery(cvOf(user));
  const { data: information } = useSuspenseQuery(informationOf(user));
  const { data: illiquid } = useSuspenseQuery(illiquidOf(user));
  const roles = [user.isGroupHead && t('groupHead'), user.canStudentNote && t('canNote')].filter(
    (role) => role !== false,
  );
  return (
    <>
      <div className={styles.banners}>
        {user.hasNotConfirmedContact && <Banner kind="warning">{t('attention')}</Banner>}
        {illiquid && (
          <Banner kind="error">
            {t('illiquid')} {illiquid.message}
          </Banner>
        )}
        {user.accountType === 'EMPLOYEE' && <Banner kind="info">{t('employee')}</Banner>}
      </div>
      <div className={styles.columns}>
        <Section title={t('person')}>
          <Photo user={user} />
          <Row name={t('name')}>{user.fio}</Row>
          {cv && <Row name={t('birthDate')}>{cv.birthDate}</Row>}
          {user.accountType === 'STUDENT' && <Row name={t('card')}>{user.username}</Row>}
        </Section>
        {user.group !== '' && (
          <Section title={t('studies')}>
            <Row name={t('group')}>
              <Link to={paths.schedule(user.group)}>{user.group}</Link>
            </Row>
            {cv && <Row name={t('courseLabel')}>{t('course', { course: cv.course })}</Row>}
            {cv && <Row name={t('faculty')}>{cv.faculty}</Row>}
            {cv && <Row name={t('speciality')}>{cv.speciality}</Row>}
            {roles.length > 0 && <Row name={t('roles')}>{roles.join(', ')}</Row>}
          </Section>
        )}
        <Section title={t('contacts')}>
          <Row name={t('phone')}>
            {information?.phone ? (
              <a href={`tel:${information.phone}`}>{phone(information.phone)}</a>
            ) : (
              t('noPhone')
            )}
          </Row>
          <Row name={t('email')}>
            {information?.email ? (
              <a href={`mailto:${information.email}`}>{information.email}</a>
            ) : (
              t('noEmail')
            )}
          </Row>
        </Section>
      </div>
    </>
  );
}
