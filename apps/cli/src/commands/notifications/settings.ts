import { type NoticeKind, noticeKinds } from '@semestr/core/notice-settings';
import { type Command, Option } from 'commander';
import type { Choice } from '../../features/notifications/settings.ts';
import { texts } from '../../features/notifications/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { wrongValue } from '../../io/wrong-value.ts';
import { hoursOption, withDryRun, withLogin } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

/** Value that means no kinds at all. */
const NONE = 'none';

/** Parses a list of kinds, "marks,decisions", without duplicates. Throws when one of them is unknown. */
function kindsIn(text: string): NoticeKind[] {
  const words = text === NONE ? [] : text.split(',').map((word) => word.trim());
  if (!words.every((word) => noticeKinds.some((kind) => kind === word)))
    throw wrongValue('list', { choices: [...noticeKinds, NONE] });
  return noticeKinds.filter((kind) => words.includes(kind));
}

/** `semestr notifications settings`: shows the settings, or changes the given ones. */
export async function defineSettings(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'settings', {
    summary: t('settings'),
    shared: [withDryRun, withLogin],
    examples: [
      'semestr notifications settings',
      'semestr notifications settings --email marks,decisions --quiet 22:00-07:00',
      'semestr notifications settings --browser none --no-quiet',
    ],
  })
    .addOption(
      new Option('--email <kinds>', t('email', { kinds: noticeKinds.join(', ') })).argParser(kindsIn),
    )
    .addOption(new Option('--browser <kinds>', t('browser')).argParser(kindsIn))
    .addOption(hoursOption('--quiet <from-to>', t('quiet')))
    .option('--no-quiet', t('noQuietOption'))
    .action(({ email, browser, quiet }: Choice, self: Command) =>
      setting.act(self, async (context) => {
        const { chooseSettings, showSettings } = await import('../../features/notifications/settings.ts');
        const isChange = [email, browser, quiet].some((chosen) => chosen !== undefined);
        return isChange ? chooseSettings(context, { email, browser, quiet }) : showSettings(context);
      }),
    );
}
