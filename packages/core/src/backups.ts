import { localDateTime } from './dates.ts';

/** File extension of backups. */
export const BACKUP_ENDING = '.backup';

/** Returns the default name of a backup, in the university's time zone: "semestr-2026-11-25T0912.backup". */
export const backupName = (now: Date): string =>
  `semestr-${localDateTime(now).slice(0, 16).replace(':', '')}${BACKUP_ENDING}`;
