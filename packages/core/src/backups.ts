import { localDateTime } from './dates.ts';

/** The end of the name of every backup. */
export const BACKUP_ENDING = '.backup';

/** How a backup is called unless somebody says otherwise, by the university's clock: "semestr-2026-11-25T0912.backup". */
export const backupName = (now: Date): string =>
  `semestr-${localDateTime(now).slice(0, 16).replace(':', '')}${BACKUP_ENDING}`;
