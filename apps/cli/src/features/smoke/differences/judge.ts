import { type Endpoint, fileOf, isEndless } from '@semestr/api/endpoint';
import type { Check } from '../checks.ts';
import type { Answer } from './answer.ts';
import { bodyDepartures, typeOf } from './body.ts';
import { type Departure, departure, type Severity } from './difference.ts';

const JSON_TYPE = 'application/json';
const STREAM = 'text/event-stream';

/** A missing extension is lacking; any other missing call breaks the clients. */
const absence = ({ isExtension }: Endpoint): Severity => (isExtension ? 'lacking' : 'breaking');

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Statuses with which a provider reports that it does not have a path. */
const NOT_THERE = new Set([404, 405, 501]);

const isDeclared = (call: Endpoint, status: number): boolean =>
  status !== 403 && Object.keys(call.refusals).includes(String(status));

/** Parses the body as the project's clients do: nothing, JSON, or the text itself. */
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
  // A page or a message instead of a file breaks the call; another content type of a file is harmless.
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
  // The project's clients parse JSON whatever its content type; anything else is not a valid response of this call.
  const got = type === '' ? typeOf(undefined) : type;
  const other = { expected: JSON_TYPE, got };
  return isRead
    ? [departure('tolerated', 'content-type', other), ...departures]
    : [departure('breaking', 'content-type', other)];
}

/** Lists how a successful response differs from the contract. */
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

/** Lists how a response to a caller without permission differs from the contract. */
function refusalDepartures(call: Endpoint, answer: Answer): Departure[] {
  const { status } = answer;
  const differs = { expected: '403', got: String(status) };
  if (status === 403) return [];
  if (NOT_THERE.has(status)) return [departure(absence(call), 'not-there', differs)];
  if (isSuccess(answer) && answer.type === 'text/html')
    return [departure('breaking', 'content-type', { expected: '403', got: `${status} ${answer.type}` })];
  // Clients detect an ended session by a refusal; the project's own accept 401 too.
  if (isSuccess(answer)) return [departure('breaking', 'open', differs)];
  return [departure(status < 500 ? 'tolerated' : 'breaking', 'status', differs)];
}

/** Lists how a required response differs from the contract; null when it reports that there is no content. */
function replyDepartures(call: Endpoint, answer: Answer): Departure[] | null {
  const { status } = answer;
  if (isSuccess(answer)) return successDepartures(call, answer);
  if (isDeclared(call, status)) return null;
  const differs = { expected: '200', got: String(status) };
  if (NOT_THERE.has(status)) return [departure(absence(call), 'not-there', differs)];
  // Some servers reject every unknown path.
  if (status === 403 && call.isExtension) return [departure('lacking', 'not-there', differs)];
  return [departure('breaking', 'status', differs)];
}

/** The differences in the responses to a call, and whether they had content. */
export interface Judgement {
  departures: Departure[];
  hasShown: boolean;
}

/** Compares the responses to a call with the contract; `slow` is the maximum duration of a response in milliseconds. */
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
  // A public call got arguments from the server's own lists, so that it should have content.
  if (!hasShown && call.access === 'anyone')
    departures.push(departure('lacking', 'not-there', { expected: '200', got }));
  const slowest = Math.max(...answers.map((answer) => answer?.ms ?? 0));
  if (slowest > slow)
    departures.push(departure('tolerated', 'slow', { expected: `≤ ${slow} ms`, got: `${slowest} ms` }));
  return { departures, hasShown };
}

/** Checks whether a response that is the same for all callers can be revalidated without being sent again. */
export function cachingDepartures(first: Answer, second: Answer | null): Departure[] {
  if (first.etag === null) return [departure('tolerated', 'no-etag')];
  if (second?.status === 304) return [];
  return [departure('tolerated', 'no-304', { expected: '304', got: second ? String(second.status) : null })];
}
