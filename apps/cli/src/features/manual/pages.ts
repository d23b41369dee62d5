import type { Command } from 'commander';

/** One command in the manual: its full name, and its help as printed. */
export interface Page {
  name: string;
  summary: string;
  help: string;
  /** The commands that have no separate pages because they are like those of another record type. */
  like: string | null;
}

/** Width of the help, in characters. */
const WIDTH = 96;

/** Record type whose commands are documented in full. The commands of other types differ only in their fields. */
const MODEL_KIND = 'faculties';

/**
 * Renders the help of a command without the options that all commands share, which are listed once with the program.
 */
function helpOf(command: Command, isRoot: boolean): string {
  let text = '';
  command.configureHelp({ ...command.configureHelp(), showGlobalOptions: isRoot });
  command.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => WIDTH });
  command.outputHelp();
  return text.trimEnd();
}

/** Whether a command is a record type other than the one documented in full. */
const isLikeTheModel = (path: readonly string[], kinds: readonly string[]): boolean =>
  path.length === 3 && path[1] === 'admin' && path[2] !== MODEL_KIND && kinds.includes(path[2] ?? '');

/** Builds a page for each command, in the order of the help. */
export function pagesOf(
  command: Command,
  kinds: readonly string[],
  before: readonly string[] = [],
): readonly Page[] {
  const path = [...before, command.name()];
  const name = path.join(' ');
  if (isLikeTheModel(path, kinds))
    return [{ name, summary: command.summary(), help: '', like: `semestr admin ${MODEL_KIND}` }];
  const own: Page = {
    name,
    summary: command.summary(),
    help: helpOf(command, before.length === 0),
    like: null,
  };
  return [own, ...command.commands.flatMap((one) => pagesOf(one, kinds, path))];
}
