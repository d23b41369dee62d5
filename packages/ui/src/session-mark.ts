import { SESSION_MARK, sessionMarks } from '@semestr/core/session';
import { readCookie, writeCookie } from './cookies.ts';

/** The readable cookie that shows that this browser has a session, and how long it lasts. */

const marks: readonly string[] = Object.values(sessionMarks);

/** Whether the browser has a session, of any kind or of one. */
export function hasSessionMark(kind?: keyof typeof sessionMarks): boolean {
  const mark = readCookie(SESSION_MARK);
  return mark !== undefined && (kind === undefined ? marks.includes(mark) : mark === sessionMarks[kind]);
}

/** Deletes the cookie of a session that has ended. */
export const forgetSessionMark = (): void => writeCookie(`${SESSION_MARK}=; Path=/; Max-Age=0`);
