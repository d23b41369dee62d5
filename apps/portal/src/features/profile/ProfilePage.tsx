import { personalCv } from '@semestr/api/cv';
import { illiquidData } from '@semestr/api/profile';
import { phone } from '@semestr/core/display';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';
import { Heading } from '../../shell/Heading.tsx';
import { informationOf } from '../../shell/information.ts';
import { usePerson } from '../../shell/person.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import { Photo } from '../../ui/Photo.tsx';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

export const texts = [profileTexts];

const cvOf = (user: User) => askOrNull(personalCv, {}, user);
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
    <dd {...asPrivate}>{children}</dd>
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    <dl className={styles.rows}>{children}</dl>
  </section>
);

export function Header() {
  return <Heading subtitle={<span {...asPrivate}>{usePerson().fio}</span>} />;
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
        {illiquid && (
          <Banner kind="error">
            {t('illiquid')} <span {...asPrivate}>{illiquid.message}</span> {t('illiquidHint')}
          </Banner>
        )}
        {user.accountType === 'EMPLOYEE' && <Banner kind="info">{t('employee')}</Banner>}
      </div>
      <div className={styles.columns}>
        <Section title={t('person')}>
          <Photo isPrivate name={user.fio} link={user.photoUrl} className={styles.photo} />
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
