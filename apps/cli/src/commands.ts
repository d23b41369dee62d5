import type { CommandModule } from './commands/command-context.ts';

/** Sections of the help, in display order. */
export const commandGroups = ['session', 'university', 'own', 'support', 'server'] as const;
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
  { name: 'week', group: 'university', load: () => import('./commands/week.ts') },
  { name: 'holidays', group: 'university', load: () => import('./commands/holidays.ts') },
  { name: 'groups', group: 'university', load: () => import('./commands/groups.ts') },
  { name: 'employees', group: 'university', load: () => import('./commands/employees.ts') },
  { name: 'departments', group: 'university', load: () => import('./commands/departments.ts') },
  { name: 'phones', group: 'university', load: () => import('./commands/phones.ts') },
  { name: 'rooms', group: 'university', load: () => import('./commands/rooms.ts') },
  { name: 'faculties', group: 'university', load: () => import('./commands/faculties.ts') },
  { name: 'specialities', group: 'university', load: () => import('./commands/specialities.ts') },
  { name: 'disciplines', group: 'university', load: () => import('./commands/disciplines.ts') },
  { name: 'rating', group: 'university', load: () => import('./commands/rating.ts') },
  { name: 'announcements', group: 'university', load: () => import('./commands/announcements.ts') },
  { name: 'cvs', group: 'university', load: () => import('./commands/cvs.ts') },
  { name: 'institution', group: 'university', load: () => import('./commands/institution.ts') },
  { name: 'verify', group: 'university', load: () => import('./commands/verify.ts') },
  { name: 'profile', group: 'own', load: () => import('./commands/profile.ts') },
  { name: 'my-day', group: 'own', load: () => import('./commands/my-day.ts') },
  { name: 'markbook', group: 'own', load: () => import('./commands/markbook.ts') },
  { name: 'journal', group: 'own', load: () => import('./commands/journal.ts') },
  { name: 'omissions', group: 'own', load: () => import('./commands/omissions.ts') },
  { name: 'certificates', group: 'own', load: () => import('./commands/certificates.ts') },
  { name: 'mark-sheets', group: 'own', load: () => import('./commands/mark-sheets.ts') },
  { name: 'study', group: 'own', load: () => import('./commands/study.ts') },
  { name: 'practice', group: 'own', load: () => import('./commands/practice.ts') },
  { name: 'requests', group: 'own', load: () => import('./commands/form-requests.ts') },
  { name: 'diploma', group: 'own', load: () => import('./commands/diploma.ts') },
  { name: 'profiling', group: 'own', load: () => import('./commands/profiling.ts') },
  { name: 'dormitory', group: 'own', load: () => import('./commands/dormitory.ts') },
  { name: 'library', group: 'own', load: () => import('./commands/library.ts') },
  { name: 'activity', group: 'own', load: () => import('./commands/activity.ts') },
  { name: 'cv', group: 'own', load: () => import('./commands/cv.ts') },
  { name: 'contacts', group: 'own', load: () => import('./commands/contacts.ts') },
  { name: 'notifications', group: 'own', load: () => import('./commands/notifications.ts') },
  { name: 'sessions', group: 'own', load: () => import('./commands/sessions.ts') },
  { name: 'tokens', group: 'own', load: () => import('./commands/tokens.ts') },
  { name: 'personal-data', group: 'own', load: () => import('./commands/personal-data.ts') },
  { name: 'password-link', group: 'support', load: () => import('./commands/password-link.ts') },
  { name: 'download', group: 'own', load: () => import('./commands/download.ts') },
  { name: 'recovery', group: 'support', load: () => import('./commands/recovery.ts') },
  { name: 'import', group: 'support', load: () => import('./commands/import.ts') },
  { name: 'smoke', group: 'support', load: () => import('./commands/smoke.ts') },
  { name: 'admin', group: 'support', load: () => import('./commands/admin.ts') },
  { name: 'backup', group: 'server', load: () => import('./commands/backup.ts') },
  { name: 'restore', group: 'server', load: () => import('./commands/restore.ts') },
  { name: 'doctor', group: 'server', load: () => import('./commands/doctor.ts') },
  { name: 'demo', group: 'server', load: () => import('./commands/demo.ts') },
  { name: 'manual', group: 'support', load: () => import('./commands/manual.ts') },
  { name: 'completion', group: 'support', load: () => import('./commands/completion.ts') },
] as const satisfies readonly { name: string; group: CommandGroup; load: () => Promise<CommandModule> }[];
