import { withRoomsShort } from '@semestr/core/room-names';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { CopyPhone, PhoneLink } from '../../ui/PhoneNumber.tsx';
import styles from './departments.module.css';
import type { Member } from './staff.ts';
import { departmentsTexts } from './texts.ts';
import { employeeScreen } from '../employees/screen.ts';
import { to } from '../../screens/screen.ts';

/** Head of a department, with room and contacts. */
export function Head({ head }: { head: Member }) {
  const t = useTexts(departmentsTexts);
  const { urlId, name, post, degree, room, address, phone, email } = head;
  return (
    <dl className={styles.head}>
      <div>
        <dt>{t('head')}</dt>
        <dd lang="ru">
          <Link to={to(employeeScreen, { id: urlId })} className={styles.main}>
            {name}
          </Link>
          {[post, degree].filter(Boolean).join(', ')}
        </dd>
      </div>
      {room && (
        <div>
          <dt>{t('room')}</dt>
          <dd>
            <b className={styles.main}>
              <DataText>{withRoomsShort(room, t.language)}</DataText>
            </b>
            {address && <DataText>{address}</DataText>}
          </dd>
        </div>
      )}
      {(phone !== null || email !== null) && (
        <div>
          <dt>{t('contacts')}</dt>
          <dd>
            {phone !== null && (
              <span className={styles.phone}>
                <PhoneLink number={phone} className={styles.main} />
                <CopyPhone number={phone} />
              </span>
            )}
            {email !== null && <a href={`mailto:${email}`}>{email}</a>}
          </dd>
        </div>
      )}
    </dl>
  );
}
