import { UnexpectedReply } from '@semestr/api/check';
import { ApiError } from '@semestr/api/client';
import { reasons } from '@semestr/api/reasons';
import { localTime } from '@semestr/core/dates';
import type { Language } from '@semestr/core/display';
import { exit, type ExitCode, Failure } from './output.ts';
import { texts } from './texts.ts';

/** The time on the university's clock, wherever this machine stands. */
function clock(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : localTime(date);
}

function apiSentence(error: ApiError, url: string, language: Language): string {
  const t = texts[language];
  return [
    reasons[error.reason][language],
    ...(error.until ? [t.until(clock(error.until))] : []),
    ...(error.fields.length > 0
      ? [`(${error.fields.map(({ field, reason }) => t.fieldWrong(field, reason)).join('; ')})`]
      : []),
    ...(error.reason === 'offline' ? [t.at(url)] : []),
  ].join(' ');
}

/** The sentence for anything that was thrown, and its exit code. */
export function explain(error: unknown, url: string, language: Language): { text: string; code: ExitCode } {
  const t = texts[language];
  if (error instanceof Failure) return { text: error.sentence[language], code: error.code };
  if (error instanceof ApiError) {
    const isSignIn = error.reason === 'login-failed' || error.reason === 'session-ended';
    return { text: apiSentence(error, url, language), code: isSignIn ? exit.signIn : exit.failed };
  }
  if (error instanceof UnexpectedReply) {
    const issues = error.issues.slice(0, 3).map(({ path, message }) => `  ${path || '.'}: ${message}`);
    return { text: [t.outsideContract(error.message), ...issues].join('\n'), code: exit.failed };
  }
  return { text: t.unforeseen(error instanceof Error ? error.message : String(error)), code: exit.failed };
}
