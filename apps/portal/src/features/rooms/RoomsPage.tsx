import { bellsOn } from '@semestr/core/bells';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { DoorOpen } from 'lucide-react';
import { roomTexts } from '../../lessons/room/texts.ts';
import { roomsOn } from '../../lessons/room/rooms.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { calendarQuery, useBells } from '../../university/calendar.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { useRoomSearch, parseSearch } from './address.ts';
import { DayNote } from './DayNote.tsx';
import { Filters } from './Filters.tsx';
import { Found } from './Found.tsx';
import { dateOf, selectedTime } from './rooms.ts';
import { roomsTexts } from './texts.ts';

export const texts = [roomsTexts, roomTexts];

/** Loads the day in the address. Never rejects; the list of rooms reports a failure. */
export const load = ({ queries, search, today }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(roomsOn(dateOf(parseSearch(search), today))),
    queries.prefetchQuery(calendarQuery),
  ]);

export function Header() {
  const t = useTexts(roomsTexts);
  return <Heading subtitle={t('subtitle')} />;
}

/** Free rooms, now or at another time. Loads the whole day, so that selecting another time needs no request. */
export default function RoomsPage() {
  const address = useRoomSearch();
  const now = useNow();
  const date = dateOf(address.wanted, now.today);
  const { data, failure } = useSectionQuery(roomsOn(date));
  const bells = bellsOn(date, useBells());
  const when = selectedTime(address.wanted, now, bells);
  const t = useTexts(roomsTexts);
  if (data === null) return <Empty icon={DoorOpen} title={t('notListed')} hint={t('notListedHint')} />;
  return (
    <>
      <Filters {...address} rooms={data} bells={bells} when={when} now={now} />
      <DayNote date={date} linkTo={address.linkTo} />
      {failure ?? (
        <Found rooms={data} bells={bells} when={when} wanted={address.wanted} linkTo={address.linkTo} />
      )}
    </>
  );
}
