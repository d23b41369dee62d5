import type { Command } from 'commander';
import { argumentKind, type ValueKind, valuesByOption } from './kinds.ts';
import type { Shell } from './shells.ts';

/** A command with everything that can follow it. */
interface Completion {
  /** Empty for the program itself. */
  path: string;
  words: readonly string[];
  /** Kind of the first argument when its values come from the server. */
  argument: ValueKind | null;
  /** Options that take such a value. */
  options: readonly (readonly [flag: string, kind: ValueKind])[];
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
      argument: argumentKind(command),
      options: valuesByOption(command),
    },
    ...command.commands.flatMap((one) => walk(one, [...path, one.name()])),
  ];
  return walk(program, []);
}

/**
 * Loads values from the server. The short timeout keeps typing responsive; without a response there are no suggestions.
 */
const ask = (kind: ValueKind, typed: string): string =>
  `semestr completion --values ${kind} --like "${typed}" --timeout 2s 2>/dev/null`;

/** Offers the values of a kind in bash, line by line: compgen would execute code in a value. */
const offerValues = (kind: ValueKind): string => `_semestr_offer < <(${ask(kind, '$current')})`;

/** Returns the words of a command in bash, with the values of its first argument unless an option is being typed. */
function wordsInBash({ words, argument }: Completion): string {
  const values = argument ? `; [[ $current == -* ]] || ${offerValues(argument)}` : '';
  return `_semestr_offer < <(printf '%s\\n' ${words.join(' ')})${values}`;
}

/** Maps the preceding option to its values, in bash. */
const valuesInBash = (all: readonly Completion[]): string =>
  [...new Map(all.flatMap(({ options }) => options))]
    .map(([flag, kind]) => `    ${flag}) ${offerValues(kind)}; return ;;`)
    .join('\n');

/** Looks up the words by the commands typed so far; options between them are ignored. */
const bash = (program: Command): string => `_semestr_offer() {
  local line
  while IFS= read -r line; do
    if [[ $line == "$current"* ]]; then COMPREPLY+=("$line"); fi
  done
}
_semestr() {
  local word path="" current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${valuesInBash(completions(program))}
  esac
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
  .map((completion) => `    "${completion.path}") ${wordsInBash(completion)} ;;`)
  .join('\n')}
  esac
}
complete -o default -F _semestr semestr
`;

const fish = (program: Command): string =>
  [
    'complete -c semestr -f',
    ...completions(program).flatMap(({ path, words, argument, options }) => {
      const when =
        path === ''
          ? '__fish_use_subcommand'
          : path
              .split(' ')
              .map((name) => `__fish_seen_subcommand_from ${name}`)
              .join('; and ');
      const typed = (kind: ValueKind): string =>
        `-a '(${ask(kind, '(commandline -ct)').replaceAll('"', '')})'`;
      return [
        ...words.map((word) => {
          const kind = options.find(([flag]) => flag === word)?.[1];
          return word.startsWith('--')
            ? `complete -c semestr -n '${when}' -l ${word.slice(2)}${kind ? ` -x ${typed(kind)}` : ''}`
            : `complete -c semestr -n '${when}' -a ${word}`;
        }),
        ...(argument ? [`complete -c semestr -n '${when}' ${typed(argument)}`] : []),
      ];
    }),
    '',
  ].join('\n');

const scripts: Record<Shell, (program: Command) => string> = {
  bash,
  // zsh can run the bash completion.
  zsh: (program) => `autoload -U +X bashcompinit && bashcompinit\n${bash(program)}`,
  fish,
};

/** Returns the completion script of a shell for the program's commands and options. */
export const completionScript = (program: Command, shell: Shell): string => scripts[shell](program);
