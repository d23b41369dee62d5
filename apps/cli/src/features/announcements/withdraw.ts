import { withdraw } from '@semestr/api/own-announcements';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { printDone } from '../../io/done.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Withdraws the user's own announcement; its groups are notified. */
export const withdrawAnnouncement = (context: Context, id: string): Promise<ExitCode> =>
  change(context, withdraw, { query: { id } }, () =>
    printDone(context, translator(texts, context.language)('withdrawn', { id }), { withdrawn: Number(id) }),
  );
