import type { Command } from 'commander';

/** What the manual says of one command: its name in full, and its help as it is printed. */
export interface Page {
  name: string;
  summary: string;
  help: string;
  /** Commands within it that have no page of their own: they are like those of another. */
  like: string | null;
}

/** How wide the help is written. */
const WIDTH = 96;

/** The kind of record whose commands are written out; those of the others differ in their fields alone. */
const MODEL_KIND = 'faculties';

/** The help of a command, without the options that all have: these stand once, with the program. */
function helpOf(command: Command, isRoot: boolean): string {
  let text = '';
  command.configureHelp({ ...command.configureHelp(), showGlobalOptions: isRoot });
  command.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => WIDTH });
  command.outputHelp();
  return text.trimEnd();
}

/** Whether a command is a kind of record other than the one that is written out. */
const isLikeTheModel = (path: readonly string[], kinds: readonly string[]): boolean =>
  path.length === 3 && path[1] === 'admin' && path[2] !== MODEL_KIND && kinds.includes(path[2] ?? '');

/** A page for each command, in the order of the help. */
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
