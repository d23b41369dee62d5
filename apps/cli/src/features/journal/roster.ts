import { note } from '@semestr/api/journal';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import { type Context, isInteractive } from '../../io/io.ts';
import { lessonOf, lessonsOf } from './lessons.ts';
import { noting } from './absence-request.ts';
import { texts } from './texts.ts';

/** Opens the roster of a day as a screen, where absences are recorded with keys. */
export function openRoster(context: Context, day: IsoDate | undefined): Promise<ExitCode> {
  if (!isInteractive(context)) throw failure(texts, (t) => t('noTerminal'), exit.usage);
  return withSession(context, async ({ client }) => {
    const date = day ?? localDate(context.now());
    const lessons = await lessonsOf(client, date);
    if (lessons.length === 0) throw failure(texts, (t) => t('noLessons', { date }));
    const { showRoster } = await import('./RosterScreen.tsx');
    await showRoster(context, {
      date,
      lessons,
      // Returns the lesson's new state on the server: who recorded it, and when.
      save: async (lesson, changes) => {
        const body = noting(lesson, changes);
        await client.call(note, { body }, { idempotencyKey: crypto.randomUUID() });
        return lessonOf(client, date, String(lesson.id));
      },
      reload: (lesson) => lessonOf(client, date, String(lesson.id)),
    });
    return exit.ok;
  });
}
