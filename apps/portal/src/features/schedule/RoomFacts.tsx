import type { Room } from '@semestr/api/rooms';
import { useTexts } from '@semestr/ui/language.tsx';
import { Fragment } from 'react';
import { roomTexts } from '../../lessons/room/texts.ts';
import { buildingName } from '../../lessons/room/rooms.ts';

/** Facts about a room, in the header's secondary colour: type, seats, building, department, and notes. */
export function RoomFacts({ room }: { room: Room }) {
  const t = useTexts(roomTexts);
  const facts = [
    { key: 'type', text: room.auditoryType.name, lang: 'ru' },
    { key: 'seats', text: room.capacity === null ? '' : t('seats', { count: room.capacity }) },
    { key: 'building', text: t('building', { building: buildingName(room) }) },
    { key: 'department', text: room.department?.abbrev ?? '', lang: 'ru' },
    { key: 'note', text: room.note ?? '', lang: 'ru' },
  ].filter(({ text }) => text !== '');
  return facts.map(({ key, text, lang }, index) => (
    <Fragment key={key}>
      {index > 0 && ' · '}
      <span lang={lang}>{text}</span>
    </Fragment>
  ));
}
