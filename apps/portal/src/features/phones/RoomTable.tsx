import { withRoomsShort } from '@semestr/core/room-names';
import type { PhoneRoom } from '@semestr/api/phones';
import { useTexts } from '@semestr/ui/language.tsx';
import { Matched } from '@semestr/ui/Matched.tsx';
import table from '@semestr/ui/table.module.css';
import { WaitingRows } from '@semestr/ui/WaitingRows.tsx';
import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { takeFocus } from '../../ui/focus.ts';
import { CopyPhone, PhoneLink } from '../../ui/PhoneNumber.tsx';
import { matchingDepartment, type Marks, matchingName } from './phones.ts';
import styles from './phones.module.css';
import { phonesTexts } from './texts.ts';
import { employeeScreen } from '../employees/screen.ts';
import { to } from '../../screens/screen.ts';

const columns = ['whose', 'where', 'numbers', 'people'] as const;

interface RoomRowProps {
  room: PhoneRoom;
  marks: Marks;
  /** Whether the row is focused when rendered. */
  isFirstNew: boolean;
}

/** Department, location, numbers and employees of a room. */
function RoomRow({ room, marks: { words, digits }, isFirstNew }: RoomRowProps) {
  const t = useTexts(phonesTexts);
  const place = room.auditory && t('room', { room: withRoomsShort(room.auditory, t.language) });
  const where = [place, room.buildingAddress, room.note].flatMap((part) => part || []);
  const whose = room.departments.map((department) => matchingDepartment(department, words)).join(', ');
  return (
    <tr ref={isFirstNew ? takeFocus : undefined} tabIndex={isFirstNew ? -1 : undefined}>
      <th scope="row" lang="ru">
        <Matched text={whose || where.join(', ')} words={words} />
      </th>
      <td className={styles.where} lang={place ? undefined : 'ru'}>
        {where.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span>
              <Matched text={part} words={words} />
              {index < where.length - 1 && ','}
            </span>
          </Fragment>
        ))}
      </td>
      <td className={styles.numbers}>
        {room.phones.length === 0 && t('noNumber')}
        <ul>
          {room.phones.map((number) => (
            <li key={number}>
              <PhoneLink number={number} digits={digits} className={styles.call}>
                <Phone size={16} strokeWidth={1.75} className={styles.icon} aria-hidden />
              </PhoneLink>
              <CopyPhone number={number} />
            </li>
          ))}
        </ul>
      </td>
      <td className={styles.people} lang="ru">
        {room.employees.map(({ id, fio, jobPosition, urlId }, index) => (
          <Fragment key={`${id} ${jobPosition}`}>
            {index > 0 && '; '}
            <Link to={to(employeeScreen, { id: urlId })}>
              <Matched text={matchingName(fio, words)} words={words} />
            </Link>
            {jobPosition && ', '}
            <Matched text={jobPosition} words={words} />
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

interface RoomTableProps {
  /** Undefined while loading. */
  rooms: readonly PhoneRoom[] | undefined;
  marks: Marks;
  /** Whether other rows are loading. */
  isBusy: boolean;
  /** Index of the row that is focused when rendered. */
  firstNew: number | null;
}

/** The rooms as a table; on a narrow screen, stacked. */
export function RoomTable({ rooms, marks, isBusy, firstNew }: RoomTableProps) {
  const t = useTexts(phonesTexts);
  return (
    <table className={`${table.table} ${styles.rooms}`} aria-busy={isBusy}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms === undefined && <WaitingRows rows={8} columns={columns.length} />}
        {rooms?.map((room, index) => (
          <RoomRow
            key={`${room.auditory} ${room.buildingAddress}`}
            room={room}
            marks={marks}
            isFirstNew={index === firstNew}
          />
        ))}
      </tbody>
    </table>
  );
}
