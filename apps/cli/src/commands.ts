import type { CommandModule } from './commands/setting.ts';

/** The parts of the help, in their order. */
export const commandGroups = ['session', 'university', 'own', 'support'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/**
 * Every command, in the order of the help. The program, its help and the shell completion derive from this list; the
 * definition of a command is loaded when it is called.
 */
export const commands = [
  { name: 'login', group: 'session', load: () => import('./commands/login.ts') },
  { name: 'logout', group: 'session', load: () => import('./commands/logout.ts') },
  { name: 'whoami', group: 'session', load: () => import('./commands/whoami.ts') },
  { name: 'schedule', group: 'university', load: () => import('./commands/schedule.ts') },
  { name: 'phones', group: 'university', load: () => import('./commands/phones.ts') },
  { name: 'verify', group: 'university', load: () => import('./commands/verify.ts') },
  { name: 'profile', group: 'own', load: () => import('./commands/profile.ts') },
  { name: 'certificates', group: 'own', load: () => import('./commands/certificates.ts') },
  { name: 'password-link', group: 'support', load: () => import('./commands/password-link.ts') },
  { name: 'import', group: 'support', load: () => import('./commands/import.ts') },
  { name: 'smoke', group: 'support', load: () => import('./commands/smoke.ts') },
  { name: 'admin', group: 'support', load: () => import('./commands/admin.ts') },
  { name: 'completion', group: 'support', load: () => import('./commands/completion.ts') },
] as const satisfies readonly { name: string; group: CommandGroup; load: () => Promise<CommandModule> }[];
