import type { Command } from 'commander';
import { withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Described {
  /** One-line description of the command. */
  summary: string;
  /** Shared options, from `options.ts`. */
  shared?: readonly ((command: Command, setting: CommandContext) => Command)[];
  examples: readonly string[];
  /** Whether the command runs when only the group is named. */
  isDefault?: boolean;
}

/** Maximum number of examples in the help of a group, each from a different command. */
const MAX_EXAMPLES = 4;

const examplesOf = new WeakMap<Command, string[]>();

/** Adds the first example of a command to the help of its group. */
function showInGroup(group: Command, setting: CommandContext, [example]: readonly string[]): void {
  const examples = examplesOf.get(group) ?? [];
  if (!examplesOf.has(group)) withExamples(group, setting, examples);
  examplesOf.set(group, examples);
  if (example !== undefined && examples.length < MAX_EXAMPLES) examples.push(example);
}

/**
 * Creates a command of a group, `certificates list`, with its description; the caller adds its arguments and action.
 */
export function subcommand(
  group: Command,
  setting: CommandContext,
  name: string,
  { summary, shared = [], examples, isDefault = false }: Described,
): Command {
  const command = group.command(name, { isDefault }).summary(summary).description(summary);
  showInGroup(group, setting, examples);
  for (const withOptions of shared) withOptions(command, setting);
  return withExamples(command, setting, examples);
}
