import type { OwnGroup } from '@semestr/api/groups';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section } from '@semestr/ui/Section.tsx';
import { UserX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CopyPhone, PhoneLink } from '../../ui/PhoneNumber.tsx';
import type { Member } from './group.ts';
import styles from './group.module.css';
import { groupTexts } from './texts.ts';
import { employeeScreen } from '../employees/screen.ts';
import { to } from '../../screens/screen.ts';

/** The group's curator with contacts and a link to their page. */
export function Curator({ curator }: { curator: OwnGroup['studentGroupCuratorDto'] }) {
  const t = useTexts(groupTexts);
  return (
    <Section title={t('curator')}>
      {curator ? (
        <div className={styles.person}>
          <span className={styles.name} lang="ru">
            {curator.urlId ? (
              <Link to={to(employeeScreen, { id: curator.urlId })}>{curator.fio}</Link>
            ) : (
              curator.fio
            )}
          </span>
          {curator.phone && (
            <span className={styles.line}>
              <PhoneLink number={curator.phone} />
              <CopyPhone number={curator.phone} />
            </span>
          )}
          {curator.email && <a href={`mailto:${curator.email}`}>{curator.email}</a>}
        </div>
      ) : (
        <Empty icon={UserX} title={t('noCurator')} hint={t('noCuratorHint')} />
      )}
    </Section>
  );
}

/** Head of the group. */
export function Head({ head }: { head: Member | undefined }) {
  const t = useTexts(groupTexts);
  return (
    <Section title={t('head')}>
      <p className={styles.person} {...asPrivate}>
        {head ? (
          <span className={styles.name} lang="ru">
            {head.fio}
          </span>
        ) : (
          t('noHead')
        )}
      </p>
    </Section>
  );
}
