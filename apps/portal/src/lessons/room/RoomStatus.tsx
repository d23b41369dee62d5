import type { RoomDay } from '@semestr/api/rooms';
import type { RoomState } from '@semestr/core/rooms';
import { useTexts } from '@semestr/ui/language.tsx';
import { TwoLines } from '@semestr/ui/Section.tsx';
import { roomTexts } from './texts.ts';

type Occupation = RoomDay['lessons'][number];

/** Maximum number of groups to name. */
const MAX_GROUPS = 3;

/** Lesson in the room: "БД, 428501, 428502 и ещё 4". */
function CurrentLesson({ by }: { by: readonly Occupation[] }) {
  const t = useTexts(roomTexts);
  const subjects = new Set(by.flatMap(({ subject }) => subject || []));
  const groups = [...new Set(by.flatMap((one) => one.groups))];
  const others = groups.length - MAX_GROUPS;
  const text = [...subjects, ...groups.slice(0, MAX_GROUPS)].join(', ');
  return (
    <>
      <span lang="ru">{text}</span>
      {others > 0 && `, ${t('others', { count: others })}`}
    </>
  );
}

/** Whether a room is free and until when, or the lesson that takes it. */
export function RoomStatus({ state }: { state: RoomState<Occupation> }) {
  const t = useTexts(roomTexts);
  if (state.kind === 'taken')
    return (
      <TwoLines first={t('takenUntil', { time: state.until })} second={<CurrentLesson by={state.by} />} />
    );
  return <b>{state.until === null ? t('freeToday') : t('freeUntil', { time: state.until })}</b>;
}
