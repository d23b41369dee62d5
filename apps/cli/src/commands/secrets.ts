import { type Command, Option } from 'commander';
import { exit, Failure } from '../io/output.ts';

const onCommandLine = (flag: string) => ({
  ru: `Секреты не передают в командной строке: их увидят все на этой машине. Вместо ${flag}: запрос, stdin или файл.`,
  en: `Secrets are not taken on the command line: everyone on this machine could see them. Instead of ${flag}: the prompt, stdin or a file.`,
});

/** Answers `--password secret` and the like with what to do instead. */
export function refuseSecrets(command: Command, flags: readonly string[]): void {
  for (const flag of flags)
    command.addOption(
      new Option(`${flag} [secret]`).hideHelp().argParser(() => {
        throw new Failure(onCommandLine(flag), exit.usage);
      }),
    );
}
