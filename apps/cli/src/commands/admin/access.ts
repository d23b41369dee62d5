import type { Command } from 'commander';
import { texts } from '../../features/access/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { withCsv, withLogin } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

/** `semestr admin access WORDS`. */
export async function defineAccess(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'access', {
    summary: t('access'),
    shared: [withCsv, withLogin],
    examples: ['semestr admin access 42850001', 'semestr admin access новик мария'],
  })
    .argument('<words...>', t('words'))
    .action((words: string[], _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/access/find.ts')).explainAccess(context, words.join(' ')),
      ),
    );
}
