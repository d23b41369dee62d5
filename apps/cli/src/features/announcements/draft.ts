import type { Client } from '@semestr/api/client';
import type { Writing } from '@semestr/api/own-announcements';
import { MAX_ANNOUNCEMENT, timesFault, type Times } from '@semestr/core/announcements';
import { dotted, type IsoDate, localDate } from '@semestr/core/dates';
import { groupIdsOf } from '../../http/group-ids.ts';
import { exit, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { contentOf } from '../../io/piped.ts';
import { roomNamed } from './places.ts';
import { texts } from './texts.ts';

/** Fields of an announcement as typed; omitted fields keep their values. */
export interface Typed {
  text?: string | undefined;
  /** A file with the text, or "-" for stdin. */
  file?: string | undefined;
  date?: IsoDate | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** False clears the time. */
  time?: boolean | undefined;
  /** False clears the room. */
  room?: string | false | undefined;
  /** Numbers of all the groups. */
  group?: string[] | undefined;
}

/** Values before the typed fields are applied; empty for a new announcement. */
export type Before = Omit<Writing, 'date'> & { date: IsoDate | null };

async function textOf(context: Context, { text, file }: Typed, before: string): Promise<string> {
  const content = (file === undefined ? (text ?? before) : await contentOf(context, file)).trim();
  if (content === '') throw failure(texts, (t) => t('noText'), exit.usage);
  if (content.length > MAX_ANNOUNCEMENT)
    throw failure(texts, (t) => t('tooLong', { most: MAX_ANNOUNCEMENT }), exit.usage);
  return content;
}

/** Returns the day; throws unless it is today or later. */
function dayOf(context: Context, day: IsoDate | null): string {
  if (day === null || day < localDate(context.now())) throw failure(texts, (t) => t('past'), exit.usage);
  return dotted(day);
}

function timesOf({ from, to, time }: Typed, before: Before): Times {
  const kept = time === false ? { startTime: null, endTime: null } : before;
  const times = { startTime: from ?? kept.startTime ?? null, endTime: to ?? kept.endTime ?? null };
  const fault = timesFault(times);
  if (fault) throw failure(texts, (t) => t(`times.${fault.field}`), exit.usage);
  return times;
}

/** Builds the announcement to send. Reports errors before any request that changes something. */
export async function writingOf(
  context: Context,
  client: Client,
  typed: Typed,
  before: Before,
): Promise<Writing> {
  const { room, group } = typed;
  return {
    content: await textOf(context, typed, before.content),
    date: dayOf(context, typed.date ?? before.date),
    ...timesOf(typed, before),
    auditory:
      typeof room === 'string' ? await roomNamed(client, room) : room === false ? null : before.auditory,
    groupIds: group ? await groupIdsOf(client, group) : before.groupIds,
  };
}
