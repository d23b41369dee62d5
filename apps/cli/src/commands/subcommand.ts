import type { Command } from 'commander';
import { withExamples } from './options.ts';
import type { Setting } from './setting.ts';

interface Described {
  /** What the command does, in a line. */
  summary: string;
  /** Options that several commands have, of `options.ts`. */
  shared?: readonly ((command: Command, setting: Setting) => Command)[];
  examples: readonly string[];
  /** It is meant where only the group is named. */
  isDefault?: boolean;
}

/** So many examples stand in the help of a group, each of another of its commands. */
const MAX_EXAMPLES = 4;

const examplesOf = new WeakMap<Command, string[]>();

/** Adds an example of one of its commands to the help of a group. */
function showInGroup(group: Command, setting: Setting, [example]: readonly string[]): void {
  const shown = examplesOf.get(group) ?? [];
  if (!examplesOf.has(group)) withExamples(group, setting, shown);
  examplesOf.set(group, shown);
  if (example !== undefined && shown.length < MAX_EXAMPLES) shown.push(example);
}

/** A command of a group, `certificates list`, with what is said of it; its arguments and its action are still to be given. */
export function subcommand(
  group: Command,
  setting: Setting,
  name: string,
  { summary, shared = [], examples, isDefault = false }: Described,
): Command {
  const command = group.command(name, { isDefault }).summary(summary).description(summary);
  showInGroup(group, setting, examples);
  for (const withOptions of shared) withOptions(command, setting);
  return withExamples(command, setting, examples);
}
