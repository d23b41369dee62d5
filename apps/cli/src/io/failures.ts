import { UnexpectedReply } from '@semestr/api/check';
import { ApiError } from '@semestr/api/client';
import { faultTexts } from '@semestr/api/faults';
import { reasonTexts } from '@semestr/api/reasons';
import { localTime } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { exit, type ExitCode, Failure } from './failure.ts';
import { fetchTexts } from './fetch-texts.ts';
import { fieldSentence, schemasOf } from './field-sentences.ts';
import { plain } from './output.ts';
import { serverSentence } from './server-sentence.ts';
import { texts } from './texts.ts';

/** Formats the time in the university's time zone, regardless of the zone of this machine. */
function clock(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : localTime(date);
}

async function apiSentence(error: ApiError, url: string, language: Language): Promise<string> {
  const t = translator(texts, language);
  if (error.fields.length > 0) await fetchTexts(faultTexts, language);
  const schemas = error.call ? schemasOf(error.call) : [];
  return [
    plain((await fetchTexts(reasonTexts, language))(error.reason)),
    ...(error.until ? [t('faults.until', { time: clock(error.until) })] : []),
    ...(error.until === null && error.retryAfter !== null
      ? [t('faults.retryAfter', { seconds: error.retryAfter })]
      : []),
    ...error.fields.map((fault) => fieldSentence(fault, schemas, language)),
    ...(error.reason === 'second-factor-required' ? [t('faults.secondFactorAt', { url })] : []),
  ].join(' ');
}

/** Lists the first faults of a reply that does not match the contract, each with its path. */
export const replyFaults = ({ issues }: UnexpectedReply): string[] =>
  issues.slice(0, 3).map(({ path, message }) => `${path || '.'}: ${message}`);

/** Indents the faults of a JSON reply; a reply that is not JSON has no paths. */
const detailLines = (error: unknown): string[] =>
  error instanceof UnexpectedReply && typeof error.reply !== 'string'
    ? replyFaults(error).map((fault) => `  ${fault}`)
    : [];

const signInReasons = new Set<ApiError['reason']>([
  'login-failed',
  'second-factor-needed',
  'second-factor-wrong',
  'account-blocked',
  'account-restorable',
  'session-ended',
]);

/** Returns the message for any thrown value, and its exit code. */
export async function explain(
  error: unknown,
  url: string,
  language: Language,
): Promise<{ text: string; code: ExitCode }> {
  const t = await fetchTexts(texts, language);
  if (error instanceof Failure) return { text: await error.sentence(language), code: error.code };
  // A request that fails before it is sent looks like a lost connection to the client.
  if (error instanceof ApiError && error.cause instanceof Failure) return explain(error.cause, url, language);
  const server = serverSentence(error, { url, language });
  if (server !== null) return { text: [server, ...detailLines(error)].join('\n'), code: exit.failed };
  if (error instanceof ApiError) {
    const code = signInReasons.has(error.reason) ? exit.signIn : exit.failed;
    return { text: await apiSentence(error, url, language), code };
  }
  if (error instanceof UnexpectedReply) {
    const text = [t('faults.outsideContract', { call: error.message }), ...detailLines(error)].join('\n');
    return { text, code: exit.failed };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { text: t('faults.unforeseen', { message }), code: exit.failed };
}
