import type { Command } from 'commander';

/** What a server knows the values of. */
export const valueKinds = ['groups', 'employees', 'departments'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** The options whose values a server knows, as they are written in the commands. */
const byFlags: Readonly<Record<string, ValueKind>> = {
  '--group <number>': 'groups',
  '--employee <urlId>': 'employees',
  '--department <urlId>': 'departments',
};

/** The options of a command after which a value of a kind comes. */
export const valuesByOption = (command: Command): [flag: string, kind: ValueKind][] =>
  command.options.flatMap(({ flags, long }) => {
    const kind = byFlags[flags];
    return kind && long ? [[long, kind]] : [];
  });

/** The kind of a command's first argument, where a server knows it. */
export const argumentKind = (command: Command): ValueKind | null =>
  command.registeredArguments[0]?.name() === 'group' ? 'groups' : null;
