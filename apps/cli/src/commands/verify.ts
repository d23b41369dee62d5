import type { Command } from 'commander';
import { texts } from '../features/verify/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr verify PAPER`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .argument('<paper>', t('paper'))
    .option('--key <file>', t('key'))
    .addHelpText('after', `\n${t('help')}`)
    .action((paper: string, { key }: { key?: string }, self: Command) =>
      setting.act(self, async (context) => {
        const { verifyPaper } = await import('../features/verify/verify.ts');
        return verifyPaper(context, paper, key ?? null);
      }),
    );
  withExamples(command, setting, [
    'semestr verify certificate.pdf',
    'semestr verify https://portal.example/verify/WyJjZX… --json',
    'semestr verify contract.pdf --key key.json',
  ]);
}
