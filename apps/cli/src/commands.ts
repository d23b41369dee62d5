import type { CommandModule } from './commands/setting.ts';

/**
 * Every command, in the order of the help. The program, its help and the shell completion derive from this list; the
 * definition of a command is loaded when it is called.
 */
export const commands = [
  { name: 'login', load: () => import('./commands/login.ts') },
  { name: 'logout', load: () => import('./commands/logout.ts') },
  { name: 'whoami', load: () => import('./commands/whoami.ts') },
  { name: 'schedule', load: () => import('./commands/schedule.ts') },
  { name: 'certificates', load: () => import('./commands/certificates.ts') },
  { name: 'password-link', load: () => import('./commands/password-link.ts') },
  { name: 'verify', load: () => import('./commands/verify.ts') },
  { name: 'import', load: () => import('./commands/import.ts') },
  { name: 'smoke', load: () => import('./commands/smoke.ts') },
  { name: 'admin', load: () => import('./commands/admin.ts') },
  { name: 'completion', load: () => import('./commands/completion.ts') },
] as const satisfies readonly { name: string; load: () => Promise<CommandModule> }[];
