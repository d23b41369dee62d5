import { Argument, type Command, Option } from 'commander';
import { type ValueKind, valueKinds } from '../features/completion/kinds.ts';
import { type Shell, shells } from '../features/completion/shells.ts';
import { texts } from '../features/completion/texts.ts';
import { exit } from '../io/failure.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options {
  values?: ValueKind;
  like: string;
}

/** `semestr completion bash|zsh|fish`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .addArgument(new Argument('[shell]', t('shell')).choices(shells))
    // Hidden options that the completion scripts call.
    .addOption(new Option('--values <kind>').choices(valueKinds).hideHelp())
    .addOption(new Option('--like <text>').default('').hideHelp())
    .action((shell: Shell | undefined, { values, like }: Options, self: Command) => {
      if (shell === undefined && values === undefined) self.error("error: missing required argument 'shell'");
      return setting.act(self, async (context) => {
        if (values !== undefined)
          return (await import('../features/completion/values.ts')).printValues(context, values, like);
        const { completionScript } = await import('../features/completion/scripts.ts');
        if (shell !== undefined) context.stdout.write(completionScript(await setting.fullProgram(), shell));
        return exit.ok;
      });
    });
  withExamples(command, setting, [
    'semestr completion bash >> ~/.bashrc',
    'semestr completion zsh >> ~/.zshrc',
    'semestr completion fish > ~/.config/fish/completions/semestr.fish',
  ]);
}
