import type { Reply } from '@semestr/api/endpoint';
import { own } from '@semestr/api/support-tickets';
import { dotted, localDate } from '@semestr/core/dates';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, Clock, type LucideIcon } from 'lucide-react';
import { queryOrNull } from '../../client/query.ts';
import { session, type User } from '../../session/session.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import styles from './support.module.css';
import { supportTexts } from './texts.ts';

type OwnReport = Reply<typeof own>[number];

const statusStyles = {
  new: { kind: 'waits', icon: Clock },
  'in-progress': { kind: 'waits', icon: Clock },
  answered: { kind: 'done', icon: Check },
  closed: { kind: 'done', icon: Check },
} as const satisfies Record<OwnReport['state'], { kind: StatusKind; icon: LucideIcon }>;

/** Reports of the signed-in user with the answers; renders nothing for visitors. */
export function OwnReports() {
  const user = session.useUser();
  return user && <ReportsOf key={user.username} user={user} />;
}

function ReportsOf({ user }: { user: User }) {
  const t = useTexts(supportTexts);
  // Null if a provider does not have the call.
  const { data, failure } = useSectionQuery(queryOrNull(own, {}, user));
  if (!failure && !data?.length) return null;
  return (
    <Section title={t('own.title')}>
      {failure}
      <ul className={styles.reports} {...asPrivate}>
        {data?.map((report) => (
          <li key={report.id}>
            <Report report={report} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const dayOf = (moment: string): string => dotted(localDate(new Date(moment)));

function Report({ report: { createdAt, subject, description, state, answers } }: { report: OwnReport }) {
  const t = useTexts(supportTexts);
  return (
    <details>
      <summary>
        <DataText>{subject}</DataText>
        <Caption>{dayOf(createdAt)}</Caption>
        <Status {...statusStyles[state]}>{t(`own.states.${state}`)}</Status>
      </summary>
      <p className={styles.words}>
        <DataText>{description}</DataText>
      </p>
      {answers.map(({ at, text }) => (
        <div key={at} className={styles.reply}>
          <Caption>{t('own.answer', { day: dayOf(at) })}</Caption>
          <p className={styles.words}>
            <DataText>{text}</DataText>
          </p>
        </div>
      ))}
      {answers.length === 0 && <Caption>{t(`own.unanswered.${state}`)}</Caption>}
    </details>
  );
}
