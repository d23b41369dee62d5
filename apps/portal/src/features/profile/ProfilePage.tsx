import { personalCv } from '@semestr/api/cv';
import { illiquidData, personalInformation } from '@semestr/api/profile';
import { phone } from '@semestr/core/display';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { guard } from '../../session/guard.ts';
import { paths } from '../../paths.ts';
import { askOrNull, queryClient } from '../../query.ts';
import { personal } from '../../session/personal.tsx';
import type { User } from '../../session/session.ts';
import { Page } from '../../shell/Page.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

const cvOf = (user: User) => askOrNull(personalCv, {}, user);
const informationOf = (user: User) => askOrNull(personalInformation, {}, user);
const illiquidOf = (user: User) => askOrNull(illiquidData, {}, user);

export const loader = guard(async (user) => {
  await Promise.all([
    queryClient.ensureQueryData(cvOf(user)),
    queryClient.ensureQueryData(informationOf(user)),
    queryClient.ensureQueryData(illiquidOf(user)),
  ]);
  return null;
});

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

/** The signed-in person as the university knows them. */
export const Component = personal(function Profile({ user }) {
  const t = useTexts(profileTexts);
  const { data: cv } = useSuspenseQuery(cvOf(user));
  const { data: information } = useSuspenseQuery(informationOf(user));
  const { data: illiquid } = useSuspenseQuery(illiquidOf(user));
  const roles = [user.isGroupHead && t.groupHead, user.canStudentNote && t.canNote].filter(
    (role) => role !== false,
  );
  return (
    <Page title={t.title} subtitle={user.fio} description={t.description}>
      <div className={styles.banners}>
        {user.hasNotConfirmedContact && <Banner kind="warning">{t.attention}</Banner>}
        {illiquid && (
          <Banner kind="error">
            {t.illiquid} {illiquid.message}
          </Banner>
        )}
        {user.accountType === 'EMPLOYEE' && <Banner kind="info">{t.employee}</Banner>}
      </div>
      <div className={styles.columns}>
        <Section title={t.person}>
          <Row name={t.name}>{user.fio}</Row>
          {cv && <Row name={t.birthDate}>{cv.birthDate}</Row>}
          {user.accountType === 'STUDENT' && <Row name={t.card}>{user.username}</Row>}
        </Section>
        {user.group !== '' && (
          <Section title={t.studies}>
            <Row name={t.group}>
              <Link to={paths.schedule(user.group)}>{user.group}</Link>
            </Row>
            {cv && <Row name={t.courseLabel}>{t.course(cv.course)}</Row>}
            {cv && <Row name={t.faculty}>{cv.faculty}</Row>}
            {cv && <Row name={t.speciality}>{cv.speciality}</Row>}
            {roles.length > 0 && <Row name={t.roles}>{roles.join(', ')}</Row>}
          </Section>
        )}
        <Section title={t.contacts}>
          <Row name={t.phone}>
            {information?.phone ? (
              <a href={`tel:${information.phone}`}>{phone(information.phone)}</a>
            ) : (
              t.noPhone
            )}
          </Row>
          <Row name={t.email}>
            {information?.email ? <a href={`mailto:${information.email}`}>{information.email}</a> : t.noEmail}
          </Row>
        </Section>
      </div>
    </Page>
  );
});
