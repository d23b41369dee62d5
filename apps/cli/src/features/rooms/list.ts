import { all, type Room } from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import type { Language } from '@semestr/core/languages';
import { roomLabel } from '@semestr/core/room-names';
import { matchesRoom } from '@semestr/core/rooms';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { codeWord, roomWord } from '../../io/words.ts';
import { texts } from './texts.ts';

const labelOf = ({ name, buildingNumber }: Room): string => roomLabel(name, buildingNumber.name);

const typeOf = ({ auditoryType }: Room, language: Language): string =>
  codeWord('roomType', auditoryType.name, language);

/** Whether the room's number begins with the word, or its purpose or owner contains it. */
const fits =
  (room: Room, language: Language) =>
  (word: string): boolean =>
    matchesRoom(labelOf(room), word) ||
    [
      typeOf(room, language),
      room.auditoryType.name,
      room.auditoryType.abbrev,
      room.department?.name,
      room.department?.abbrev,
    ].some((text) => text?.toLowerCase().includes(word.toLowerCase()));

/** Lists the rooms that match every word. */
export async function listRooms(context: Context, words: readonly string[]): Promise<ExitCode> {
  const { language } = context;
  const t = translator(texts, language);
  const rooms = rowsOf(await clientOf(context).call(all, { query: {} }));
  const columns: Column<Room>[] = [
    {
      key: 'room',
      head: t('head.room'),
      value: labelOf,
      display: (room) => roomWord(labelOf(room), language),
    },
    {
      key: 'type',
      head: t('head.type'),
      value: ({ auditoryType }) => auditoryType.name,
      display: (room) => typeOf(room, language),
    },
    { key: 'seats', head: t('head.seats'), value: ({ capacity }) => capacity, isNumber: true },
    { key: 'department', head: t('head.department'), value: ({ department }) => department?.abbrev ?? null },
    { key: 'note', head: t('head.note'), value: ({ note }) => note },
  ];
  const wanted = rooms.filter((room) => words.every(fits(room, language)));
  printRows(context, columns, wanted, t(words.length > 0 ? 'none' : 'noneAtAll'));
  return exit.ok;
}
