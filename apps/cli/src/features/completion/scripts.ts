import type { Command } from 'commander';
import type { Shell } from './shells.ts';

/** A command with everything that may follow it. */
interface Completion {
  /** Empty for the program itself. */
  path: string;
  words: readonly string[];
}

const flagsOf = (command: Command): string[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap((option) => option.long ?? []);

function completions(program: Command): Completion[] {
  const globals = flagsOf(program);
  const walk = (command: Command, path: readonly string[]): Completion[] => [
    {
      path: path.join(' '),
      words: [...new Set([...command.commands.map((one) => one.name()), ...flagsOf(command), ...globals])],
    },
    ...command.commands.flatMap((one) => walk(one, [...path, one.name()])),
  ];
  return walk(program, []);
}

/** Looks up the words by the commands typed so far; options between them do not count. */
const bash = (program: Command): string => `_semestr() {
  local word path="" current="\${COMP_WORDS[COMP_CWORD]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
${completions(program)
  .filter(({ path }) => path !== '')
  .map(({ path }) => `      "${path.includes(' ') ? path : ` ${path}`}") path="${path}" ;;`)
  .join('\n')}
    esac
  done
  case "$path" in
${completions(program)
  .map(({ path, words }) => `    "${path}") COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$current")) ;;`)
  .join('\n')}
  esac
}
complete -o default -F _semestr semestr
`;

const fish = (program: Command): string =>
  [
    'complete -c semestr -f',
    ...completions(program).flatMap(({ path, words }) => {
      const when =
        path === ''
          ? '__fish_use_subcommand'
          : path
              .split(' ')
              .map((name) => `__fish_seen_subcommand_from ${name}`)
              .join('; and ');
      return words.map((word) =>
        word.startsWith('--')
          ? `complete -c semestr -n '${when}' -l ${word.slice(2)}`
          : `complete -c semestr -n '${when}' -a ${word}`,
      );
    }),
    '',
  ].join('\n');

const scripts: Record<Shell, (program: Command) => string> = {
  bash,
  // zsh runs the completion of bash by itself.
  zsh: (program) => `autoload -U +X bashcompinit && bashcompinit\n${bash(program)}`,
  fish,
};

/** The script that teaches a shell the program's commands and options. */
export const completionScript = (program: Command, shell: Shell): string => scripts[shell](program);
