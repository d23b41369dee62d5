import { type Endpoint, fileOf, isEndless } from '@semestr/api/endpoint';
import type { Check } from '../checks.ts';
import type { Answer } from './answer.ts';
import { bodyDepartures, typeOf } from './body.ts';
import { type Departure, departure, type Severity } from './difference.ts';

const JSON_TYPE = 'application/json';
const STREAM = 'text/event-stream';

/** What another provider need not have is lacking there; without anything else our clients do not work. */
const absence = ({ isExtension }: Endpoint): Severity => (isExtension ? 'lacking' : 'breaking');

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Statuses with which a provider says of a path that it has none. */
const NOT_THERE = new Set([404, 405, 501]);

const stated = (call: Endpoint, status: number): boolean =>
  status !== 403 && Object.keys(call.refusals).includes(String(status));

/** The body as our clients read it: nothing, JSON, or the text itself. */
function read(body: Uint8Array): { value: unknown; isJson: boolean } {
  const text = new TextDecoder().decode(body);
  if (text === '') return { value: undefined, isJson: true };
  try {
    return { value: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { value: text, isJson: false };
  }
}

function fileDepartures(expected: string, { type }: Answer): Departure[] {
  if (type === expected) return [];
  // A page or a message in place of a file is none; another name for its type does no harm.
  const severity: Severity = type === JSON_TYPE || type === 'text/html' ? 'breaking' : 'tolerated';
  return [departure(severity, 'content-type', { expected, got: type })];
}

function jsonDepartures(call: Endpoint, { type, body }: Answer): Departure[] {
  const { value, isJson } = read(body);
  const departures = bodyDepartures(call.reply, value);
  const isRead = !departures.some(({ severity }) => severity === 'breaking');
  if (value === undefined || type === JSON_TYPE)
    return isRead || isJson
      ? departures
      : [departure('breaking', 'body', { where: '.', expected: 'JSON', got: typeOf(value) })];
  // Our clients read JSON by whatever name it goes; something else is no answer of this call.
  const got = type === '' ? typeOf(undefined) : type;
  const other = { expected: JSON_TYPE, got };
  return isRead
    ? [departure('tolerated', 'content-type', other), ...departures]
    : [departure('breaking', 'content-type', other)];
}

/** What of a success is not as the contract says. */
function successDepartures(call: Endpoint, answer: Answer): Departure[] {
  const other =
    answer.status === 200
      ? []
      : [departure('tolerated', 'status', { expected: '200', got: String(answer.status) })];
  if (isEndless(call))
    return answer.type === STREAM
      ? other
      : [departure('breaking', 'content-type', { expected: STREAM, got: answer.type }), ...other];
  const file = fileOf(call);
  return [...other, ...(file ? fileDepartures(file.type, answer) : jsonDepartures(call, answer))];
}

/** What of an answer to somebody who may not make the call is not as the contract says. */
function refusalDepartures(call: Endpoint, answer: Answer): Departure[] {
  const { status } = answer;
  const differs = { expected: '403', got: String(status) };
  if (status === 403) return [];
  if (NOT_THERE.has(status)) return [departure(absence(call), 'not-there', differs)];
  if (isSuccess(answer) && answer.type === 'text/html')
    return [departure('breaking', 'content-type', { expected: '403', got: `${status} ${answer.type}` })];
  // By a refusal clients know that the session is over; our own know 401 too.
  if (isSuccess(answer)) return [departure('breaking', 'open', differs)];
  return [departure(status < 500 ? 'tolerated' : 'breaking', 'status', differs)];
}

/** What of an answer that was due is not as the contract says; null where it says that there is nothing to show. */
function replyDepartures(call: Endpoint, answer: Answer): Departure[] | null {
  const { status } = answer;
  if (isSuccess(answer)) return successDepartures(call, answer);
  if (stated(call, status)) return null;
  const differs = { expected: '200', got: String(status) };
  if (NOT_THERE.has(status)) return [departure(absence(call), 'not-there', differs)];
  // Some servers refuse whatever they do not know.
  if (status === 403 && call.isExtension) return [departure('lacking', 'not-there', differs)];
  return [departure('breaking', 'status', differs)];
}

/** What was found in the answers to a call, and whether they showed anything. */
export interface Judgement {
  departures: Departure[];
  hasShown: boolean;
}

/** In what the answers to a call depart from the contract; `slow` is how many milliseconds one may take. */
export function judge(
  { call, expects }: Pick<Check, 'call' | 'expects'>,
  answers: readonly (Answer | null)[],
  slow: number,
): Judgement {
  const judged = answers.map((answer) => {
    if (answer === null) return [departure('breaking', 'no-answer')];
    return expects === 'refusal' ? refusalDepartures(call, answer) : replyDepartures(call, answer);
  });
  const departures = judged.flatMap((found) => found ?? []);
  const hasShown = judged.some((found) => found !== null);
  const got = [...new Set(answers.map((answer) => answer?.status))].join(', ');
  // What everybody may see was asked for by the server's own lists: there was to be something of it.
  if (!hasShown && call.access === 'anyone')
    departures.push(departure('lacking', 'not-there', { expected: '200', got }));
  const slowest = Math.max(...answers.map((answer) => answer?.ms ?? 0));
  if (slowest > slow)
    departures.push(departure('tolerated', 'slow', { expected: `≤ ${slow} ms`, got: `${slowest} ms` }));
  return { departures, hasShown };
}

/** Whether an answer that is the same for all can be asked for again without being sent again. */
export function cachingDepartures(first: Answer, second: Answer | null): Departure[] {
  if (first.etag === null) return [departure('tolerated', 'no-etag')];
  if (second?.status === 304) return [];
  return [departure('tolerated', 'no-304', { expected: '304', got: second ? String(second.status) : null })];
}
