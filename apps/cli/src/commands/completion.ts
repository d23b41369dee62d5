import { Argument, type Command } from 'commander';
import { completionScript, type Shell, shells } from '../features/completion/scripts.ts';
import { texts } from '../features/completion/texts.ts';
import { exit } from '../io/output.ts';
import { examplesText, type Setting } from './setting.ts';

/** `semestr completion bash|zsh|fish`. */
export function addCompletion(program: Command, { language, act }: Setting): void {
  const t = texts[language];
  program
    .command('completion')
    .summary(t.summary)
    .description(t.summary)
    .addArgument(new Argument('<shell>', t.shell).choices(shells))
    .addHelpText(
      'before',
      examplesText(language, [
        'semestr completion bash >> ~/.bashrc',
        'semestr completion zsh >> ~/.zshrc',
        'semestr completion fish > ~/.config/fish/completions/semestr.fish',
      ]),
    )
    .action((shell: Shell, _options: object, command: Command) =>
      act(command, async ({ stdout }) => {
        stdout.write(completionScript(program, shell));
        return exit.ok;
      }),
    );
}
