import type { Command } from 'commander';
import { texts } from '../features/phones/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withExamples, withPage } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options {
  exact?: true;
  page?: number;
}

/** `semestr phones WORDS`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .argument('<words...>', t('words'))
    .option('--exact', t('exact'))
    .action((words: string[], { exact, page }: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { findPhones } = await import('../features/phones/find.ts');
        return findPhones(context, { words: words.join(' '), isExact: exact === true, page });
      }),
    );
  withPage(withCsv(command, setting), setting);
  withExamples(command, setting, [
    'semestr phones образцов',
    'semestr phones 293-80 --exact',
    'semestr phones деканат --csv > phones.csv',
  ]);
}
