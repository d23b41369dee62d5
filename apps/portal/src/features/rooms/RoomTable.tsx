import { languageOfData } from '@semestr/core/languages';
import type { Bell } from '@semestr/core/bells';
import { isTakenDuring } from '@semestr/core/rooms';
import { DataWord } from '@semestr/ui/DataText.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import table from '@semestr/ui/table.module.css';
import { WaitingRows } from '@semestr/ui/WaitingRows.tsx';
import { Link } from 'react-router-dom';
import { roomTexts } from '../../lessons/room/texts.ts';
import { buildingName, roomName } from '../../lessons/room/rooms.ts';
import { RoomStatus } from '../../lessons/room/RoomStatus.tsx';
import type { Building, RoomView, SelectedTime } from './rooms.ts';
import styles from './rooms.module.css';
import { roomsTexts } from './texts.ts';
import { roomScreen } from '../schedule/screen.ts';
import { to } from '../../screens/screen.ts';

const columns = ['room', 'type', 'seats', 'pairs', 'state'] as const;

interface PairsProps {
  /** Bells of the selected day. */
  bells: readonly Bell[];
  when: SelectedTime;
}

/** The pairs of the day as a row of numbers, filled if the room is taken. Renders nothing without bells. */
function Pairs({ room: { lessons }, bells, when }: PairsProps & { room: RoomView['room'] }) {
  const t = useTexts(roomsTexts);
  if (bells.length === 0) return null;
  const taken = bells.filter((bell) => isTakenDuring(lessons, bell)).map(({ number }) => number);
  return (
    <>
      <span className="visually-hidden">
        {taken.length === 0 ? t('freeAllDay') : t('takenPairs', { pairs: taken.join(', ') })}
      </span>
      <span className={styles.strip} aria-hidden>
        {bells.map(({ number }) => (
          <span
            key={number}
            className={classNames(
              taken.includes(number) && styles.isTaken,
              when.kind === 'pair' && when.pair === number && styles.isWanted,
            )}
          >
            {number}
          </span>
        ))}
      </span>
    </>
  );
}

function RoomRow({ view: { room, state }, ...filter }: PairsProps & { view: RoomView }) {
  const t = useTexts(roomTexts);
  const name = roomName(room);
  return (
    <tr>
      <th scope="row">
        <Link to={to(roomScreen, { name })} lang={languageOfData(name, t.language)}>
          {name}
        </Link>
      </th>
      <td className={styles.type}>
        <DataWord kind="roomType" value={room.auditoryType.name} />
      </td>
      <td className={styles.seats}>
        {room.capacity !== null && (
          <>
            <span className={styles.wide}>{room.capacity}</span>
            <span className={styles.narrow}>{t('seats', { count: room.capacity })}</span>
          </>
        )}
      </td>
      <td className={styles.pairs}>
        <Pairs room={room} {...filter} />
      </td>
      <td className={state.kind === 'taken' ? styles.takenState : styles.state}>
        <RoomStatus state={state} />
      </td>
    </tr>
  );
}

interface RoomTableProps extends PairsProps {
  /** Undefined while loading. */
  buildings: readonly Building[] | undefined;
}

/** The rooms of all buildings in one table, so that the columns align. */
export function RoomTable({ buildings, ...filter }: RoomTableProps) {
  const t = useTexts(roomsTexts);
  const room = useTexts(roomTexts);
  return (
    <table className={classNames(table.table, styles.rooms)} aria-busy={buildings === undefined}>
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
      {buildings === undefined && (
        <tbody>
          <WaitingRows rows={12} columns={columns.length} />
        </tbody>
      )}
      {buildings?.map(({ id, rooms }) => (
        <tbody key={id}>
          <tr className={styles.building}>
            <th scope="rowgroup" colSpan={columns.length}>
              {rooms[0] && room('building', { building: buildingName(rooms[0].room) })}
            </th>
          </tr>
          {rooms.map((view) => (
            <RoomRow key={view.room.id} view={view} {...filter} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
