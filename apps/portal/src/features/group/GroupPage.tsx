import { report } from '@semestr/api/groups';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { copyTexts } from '@semestr/ui/copy/texts';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { toast } from '@semestr/ui/toast';
import { CalendarDays, UserX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Download } from '../../ui/Download.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { Emails } from './Emails.tsx';
import { groupOf, membersOf } from './group.ts';
import styles from './group.module.css';
import { Members } from './Members.tsx';
import { Curator, Head } from './People.tsx';
import { groupTexts } from './texts.ts';
import { scheduleScreen } from '../schedule/screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [groupTexts, copyTexts];

export const loadFor = (user: User, { queries }: LoadContext) => queries.prefetchQuery(groupOf(user));

export function Header() {
  const t = useTexts(groupTexts);
  const { group } = usePerson();
  return <Heading subtitle={group === '' ? null : <span {...asPrivate}>{t('group', { group })}</span>} />;
}

/** The student's group: members, head and curator, a link to the timetable, and the list as a file. */
export default function GroupPage() {
  const t = useTexts(groupTexts);
  const user = usePerson();
  const { data, failure } = useSectionQuery(groupOf(user));
  if (data === null) return <Empty icon={UserX} title={t('noGroup')} hint={t('noGroupHint')} />;
  const members = data && membersOf(data, user.fio);
  const number = data?.numberOfGroup ?? user.group;
  return (
    <>
      <div className={styles.actions}>
        <Link to={to(scheduleScreen, { id: number })} className={buttonClass('outlined')}>
          <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
          {t('schedule')}
        </Link>
        <Download call={report} request={{}} onSaved={() => toast('success', t('listLoaded'))}>
          {t('list')}
        </Download>
      </div>
      <div className={styles.columns}>
        <Members members={members} failure={failure} />
        {data && members && (
          <div className={styles.people}>
            <Curator curator={data.studentGroupCuratorDto} />
            <Head head={members.find(({ isHead }) => isHead)} />
            <Emails group={data} />
          </div>
        )}
      </div>
    </>
  );
}
