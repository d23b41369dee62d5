import { Argument, type Command } from 'commander';
import { type Shell, shells } from '../features/completion/shells.ts';
import { texts } from '../features/completion/texts.ts';
import { exit } from '../io/failure.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples } from './options.ts';
import type { Setting } from './setting.ts';

/** `semestr completion bash|zsh|fish`. */
export async function define(command: Command, setting: Setting): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .addArgument(new Argument('<shell>', t('shell')).choices(shells))
    .action((shell: Shell, _options: object, self: Command) =>
      setting.act(self, async ({ stdout }) => {
        const { completionScript } = await import('../features/completion/scripts.ts');
        stdout.write(completionScript(await setting.whole(), shell));
        return exit.ok;
      }),
    );
  withExamples(command, setting, [
    'semestr completion bash >> ~/.bashrc',
    'semestr completion zsh >> ~/.zshrc',
    'semestr completion fish > ~/.config/fish/completions/semestr.fish',
  ]);
}
