import { type NoticeSettings, setSettings, settings } from '@semestr/api/notifications';
import type { NoticeKind, QuietHours } from '@semestr/core/notice-settings';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** New settings; omitted ones do not change. */
export interface Choice {
  email?: NoticeKind[] | undefined;
  browser?: NoticeKind[] | undefined;
  /** False when messages are sent at any time. */
  quiet?: QuietHours | false | undefined;
}

function print(context: Context, found: NoticeSettings): ExitCode {
  const t = translator(texts, context.language);
  const named = (kinds: readonly NoticeKind[]): string =>
    kinds.length === 0 ? t('noKinds') : kinds.map((kind) => `${t(`kinds.${kind}`)} (${kind})`).join(', ');
  const { emailKinds, pushKinds, quiet } = found;
  return printFacts(
    context,
    [
      [t('byEmail'), named(emailKinds)],
      [t('byBrowser'), named(pushKinds)],
      [t('quietHours'), quiet === null ? t('noQuiet') : `${quiet.from}–${quiet.to}`],
    ],
    found,
  );
}

/** Shows which notifications are also sent by e-mail and to browsers, and the quiet hours. */
export const showSettings = (context: Context): Promise<ExitCode> =>
  withSession(context, async ({ client }) => print(context, await client.call(settings, {})));

/** Changes the given settings, keeps the rest, and shows them. */
export const chooseSettings = (context: Context, { email, browser, quiet }: Choice): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const before = await client.call(settings, {});
    const body = {
      emailKinds: email ?? before.emailKinds,
      pushKinds: browser ?? before.pushKinds,
      quiet: quiet === undefined ? before.quiet : quiet || null,
    };
    return changeIn(client, context, setSettings, { body }, () => {
      print(context, body);
      context.stderr.write(`${translator(texts, context.language)('settingsStored')}\n`);
    });
  });
