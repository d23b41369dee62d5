import { localDate, localTime } from '@semestr/core/dates';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useDeviceText } from '../../ui/access/use-device-text.ts';
import type { Column } from '../../ui/list/columns.ts';
import { ChoiceFilter, OnlyFilter, SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { EndButton, type Session } from './EndButton.tsx';
import styles from './sessions.module.css';
import { sessionTexts } from './texts.ts';

const roles = ['student', 'employee', 'admin'] as const;

function Filters() {
  const t = useTexts(sessionTexts);
  return (
    <>
      <SearchFilter />
      <ChoiceFilter source="role" choices={roles.map((id) => ({ id, name: t(`roles.${id}`) }))} />
      <OnlyFilter source="isRemembered" />
    </>
  );
}

/** All active sessions, most recently used first. */
export default function SessionList() {
  const t = useTexts(sessionTexts);
  const nameOf = ({ fio, username }: Session) => fio ?? username;
  const wordsOf = useDeviceText();
  const deviceText = ({ userAgent }: Session) => wordsOf(userAgent);
  const momentText = (iso: string) => {
    const moment = new Date(iso);
    return t('moment', { date: localDate(moment), time: localTime(moment) });
  };
  const columns: readonly Column<Session>[] = [
    {
      source: 'fio',
      text: nameOf,
      render: (session) => (
        <>
          <DataText>{nameOf(session)}</DataText>
          {session.isCurrent && <span className={styles.note}>{t('current')}</span>}
          {session.adminId !== null && <span className={styles.note}>{t('acting')}</span>}
          {session.isRemembered && <span className={styles.note}>{t('remembered')}</span>}
        </>
      ),
    },
    { source: 'username', width: 128 },
    {
      source: 'role',
      width: 144,
      text: ({ role }) => t(`roles.${role}`),
      render: ({ role }) => t(`roles.${role}`),
    },
    { source: 'userAgent', width: 160, text: deviceText, render: deviceText },
    {
      source: 'createdAt',
      width: 152,
      isMinor: true,
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => ({ moment: createdAt }),
      render: ({ createdAt }) => momentText(createdAt),
    },
    {
      source: 'seenAt',
      width: 152,
      text: ({ seenAt }) => seenAt,
      cell: ({ seenAt }) => ({ moment: seenAt }),
      render: ({ seenAt }) => momentText(seenAt),
    },
    {
      source: 'id',
      width: 120,
      isUnsorted: true,
      text: ({ id }) => String(id),
      render: (session) => <EndButton session={session} name={nameOf(session)} />,
    },
  ];
  return (
    <ListPage<Session> sort={{ field: 'seenAt', order: 'DESC' }} filters={<Filters />} columns={columns} />
  );
}
