import { withRoomsShort } from '@semestr/core/room-names';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PhoneLink } from '../../ui/PhoneNumber.tsx';
import styles from './departments.module.css';
import type { Member } from './staff.ts';
import { departmentsTexts } from './texts.ts';
import { employeeScreen } from '../employees/screen.ts';
import { to } from '../../screens/screen.ts';

/** Number of employees shown initially; a button shows the others. */
const PAGE_SIZE = 100;

function Phone({ phone }: { phone: string | null }) {
  const t = useTexts(departmentsTexts);
  return phone === null ? t('noPhone') : <PhoneLink number={phone} className={styles.number} />;
}

const nameCell = ({ name, urlId }: Member) => (
  <Link to={to(employeeScreen, { id: urlId })} className={styles.person} lang="ru">
    {name}
  </Link>
);
const postCell = ({ post, degree }: Member) => (
  <span lang="ru">{[post, degree].filter(Boolean).join(', ')}</span>
);
function Room({ room }: { room: string }) {
  const language = useLanguage();
  return (
    <b className={styles.number}>
      <DataText>{withRoomsShort(room, language)}</DataText>
    </b>
  );
}

const roomCell = ({ room }: Member) => room && <Room room={room} />;
const phoneCell = ({ phone }: Member) => <Phone phone={phone} />;

interface StaffProps {
  /** Undefined while loading. */
  members: readonly Member[] | undefined;
  failure: ReactNode;
  /** Whether the department has subordinate departments. */
  hasParts: boolean;
}

/** Employees of a department, except its head. */
export function Staff({ members, failure, hasParts }: StaffProps) {
  const t = useTexts(departmentsTexts);
  const columns: readonly Column<Member>[] = [
    { key: 'name', head: t('columns.name'), cell: nameCell },
    { key: 'post', head: t('columns.post'), cell: postCell },
    { key: 'room', head: t('columns.room'), cell: roomCell, isNamedOnCard: true },
    { key: 'phone', head: t('columns.phone'), cell: phoneCell, isNamedOnCard: true },
  ];
  const count = members?.length ?? 0;
  return (
    <Section
      title={t('staff')}
      note={count > 0 && <Caption>{t('people', { count })}</Caption>}
      className={styles.staff}
    >
      <DataTable
        caption={t('staff')}
        isCaptionHidden
        columns={columns}
        rows={members}
        keyOf={({ id }) => id}
        pageSize={PAGE_SIZE}
        moreLabel={(left) => t('more', { left })}
        empty={<Empty icon={Users} title={t('noStaff')} {...(hasParts && { hint: t('noStaffHint') })} />}
        failure={failure}
      />
    </Section>
  );
}
