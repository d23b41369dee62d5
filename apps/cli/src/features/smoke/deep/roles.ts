import type { SignedIn } from '@semestr/api/signed-in';
import { ROLE_ADMIN } from '@semestr/core/roles';

/** Whether the user manages the records. */
export const isAdmin = ({ authorities }: SignedIn): boolean => authorities.includes(ROLE_ADMIN);

/** Older providers do not return the account type, but only students have a group there. */
export const isStudent = (who: SignedIn): boolean =>
  who.accountType === undefined ? who.group !== '' : who.accountType === 'STUDENT';

/** Whether the user may record absences of their group. */
export const isHeadman = ({ isGroupHead, canStudentNote }: SignedIn): boolean =>
  isGroupHead || canStudentNote;
