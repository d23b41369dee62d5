import type { Command } from 'commander';
import { withExamples } from './options.ts';
import type { Setting } from './setting.ts';

interface Described {
  /** What the command does, in a line. */
  summary: string;
  /** Options that several commands have, of `options.ts`. */
  shared?: readonly ((command: Command, setting: Setting) => Command)[];
  examples: readonly string[];
}

/** A command of a group, `certificates list`, with what is said of it; its arguments and its action are still to be given. */
export function subcommand(
  group: Command,
  setting: Setting,
  name: string,
  { summary, shared = [], examples }: Described,
): Command {
  const command = group.command(name).summary(summary).description(summary);
  for (const withOptions of shared) withOptions(command, setting);
  return withExamples(command, setting, examples);
}
