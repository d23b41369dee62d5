import type { Command } from 'commander';

/** Kinds of values that can be completed from the server. */
export const valueKinds = ['groups', 'employees', 'departments'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** Options whose values come from the server, in the spelling that the commands use. */
const byFlags: Readonly<Record<string, ValueKind>> = {
  '--group <number>': 'groups',
  '--employee <urlId>': 'employees',
  '--department <urlId>': 'departments',
};

/** Returns the options of a command that take a value from the server. */
export const valuesByOption = (command: Command): [flag: string, kind: ValueKind][] =>
  command.options.flatMap(({ flags, long }) => {
    const kind = byFlags[flags];
    return kind && long ? [[long, kind]] : [];
  });

/** Returns the kind of a command's first argument when its values come from the server. */
export const argumentKind = (command: Command): ValueKind | null =>
  command.registeredArguments[0]?.name() === 'group' ? 'groups' : null;
