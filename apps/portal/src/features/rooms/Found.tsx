import type { RoomDay } from '@semestr/api/rooms';
import type { Bell } from '@semestr/core/bells';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { DoorOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RoomSearch, RoomSearchInAddress } from './address.ts';
import { findRooms, type SelectedTime } from './rooms.ts';
import styles from './rooms.module.css';
import { RoomTable } from './RoomTable.tsx';
import { roomsTexts } from './texts.ts';
import { roomsScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

interface FoundProps extends Pick<RoomSearchInAddress, 'linkTo'> {
  /** Undefined while loading. */
  rooms: readonly RoomDay[] | undefined;
  wanted: RoomSearch;
  /** Bells of the selected day. */
  bells: readonly Bell[];
  when: SelectedTime;
}

/** "3-я пара, 12:25–13:45". */
function WhenText({ when }: { when: SelectedTime }) {
  const t = useTexts(roomsTexts);
  if (when.kind === 'now') return t('atNow');
  if (when.kind === 'time') return t('atTime', { time: when.span.from });
  return t('atPair', { pair: when.pair, start: when.span.from, end: when.span.to });
}

/** Empty state that explains what to change. */
function Nothing({
  isEmpty,
  total,
  linkTo,
}: { isEmpty: boolean; total: number } & Pick<FoundProps, 'linkTo'>) {
  const t = useTexts(roomsTexts);
  if (isEmpty) return <Empty icon={DoorOpen} title={t('empty')} hint={t('emptyHint')} />;
  const way =
    total > 0
      ? { to: linkTo({ taken: true }), text: t('showTaken') }
      : { to: to(roomsScreen), text: t('reset') };
  return (
    <Empty
      icon={DoorOpen}
      title={t(total > 0 ? 'allTaken' : 'none')}
      hint={t(total > 0 ? 'allTakenHint' : 'noneHint')}
      action={
        <Link to={way.to} replace className={buttonClass('primary')}>
          {way.text}
        </Link>
      }
    />
  );
}

/** The matching rooms by building, with the number of free rooms. */
export function Found({ rooms, wanted, bells, when, linkTo }: FoundProps) {
  const t = useTexts(roomsTexts);
  const { buildings, total, free } = findRooms(rooms ?? [], wanted, when.span);
  return (
    <Section
      title={rooms ? t('free', { free, total }) : t('title')}
      note={
        <Caption>
          <WhenText when={when} />
        </Caption>
      }
      isAnnounced
    >
      {rooms && buildings.length === 0 ? (
        <Nothing isEmpty={rooms.length === 0} total={total} linkTo={linkTo} />
      ) : (
        <>
          <RoomTable buildings={rooms && buildings} bells={bells} when={when} />
          <p className={styles.key} aria-hidden>
            {t('key')}
          </p>
        </>
      )}
    </Section>
  );
}
