import { day, type RoomDay } from '@semestr/api/rooms';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { roomLabel } from '@semestr/core/room-names';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { lessonWord, roomWord } from '../../io/words.ts';
import { texts } from './texts.ts';

/** A lesson with its room. */
type Line = RoomDay['lessons'][number] & { room: string };

const linesOf = ({ name, buildingNumber, lessons }: RoomDay): Line[] =>
  lessons.map((lesson) => ({ ...lesson, room: roomLabel(name, buildingNumber.name) }));

/**
 * Lists the lessons in the rooms on a day; with `--json` prints the response unchanged, which includes the free rooms.
 * @param chosenDay the day; null for today
 */
export async function showDay(context: Context, chosenDay: IsoDate | null): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const date = chosenDay ?? localDate(context.now());
  const rooms = await clientOf(context).call(day, { query: { date } });
  if (context.json) {
    context.stdout.write(jsonText(rooms));
    return exit.ok;
  }
  const columns: Column<Line>[] = [
    {
      key: 'room',
      head: t('head.room'),
      value: ({ room }) => room,
      display: ({ room }) => roomWord(room, context.language),
    },
    { key: 'start', head: t('head.start'), value: ({ start }) => start },
    { key: 'end', head: t('head.end'), value: ({ end }) => end },
    {
      key: 'type',
      head: t('head.lesson'),
      value: ({ type }) => type,
      display: ({ type }) => lessonWord(type, context.language),
    },
    { key: 'subject', head: t('head.subject'), value: ({ subject }) => subject },
    { key: 'groups', head: t('head.groups'), value: ({ groups }) => groups.join(', ') },
    { key: 'educators', head: t('head.educators'), value: ({ educators }) => educators.join(', ') },
  ];
  printRows(context, columns, rooms.flatMap(linesOf), t('noLessons', { date }));
  return exit.ok;
}
