import { UnexpectedReply } from '@semestr/api/check';
import { ApiError } from '@semestr/api/client';
import type { Endpoint } from '@semestr/api/endpoint';
import { reasonTexts } from '@semestr/api/reasons';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { networkFaultOf } from './network-fault.ts';
import { texts } from './texts.ts';

/** The server that was called, and the user's language. */
export interface Where {
  url: string;
  language: Language;
}

/** Something other than a Semestr server: the kind of its reply. */
type ForeignReply = 'page' | 'text' | 'json' | 'noCall';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A refusal has an empty body or one of these keys. */
const refusalKeys = ['fields', 'reason', 'banExpiredTime'];

/** Statuses with which a server says that it does not have a call. */
const NO_CALL = new Set([404, 405, 501]);

/** Statuses of a proxy whose server does not respond. The server itself returns 503 when it finds no database. */
const NO_SERVER = new Set([502, 504]);
const UNAVAILABLE = 503;

const textKind = (text: string): ForeignReply => (/^\s*</.test(text) ? 'page' : 'text');

const isGateway = (error: ApiError): boolean =>
  NO_SERVER.has(error.status) || (error.status === UNAVAILABLE && typeof error.body === 'string');

function foreignRefusal({ status, body, call }: ApiError): ForeignReply | null {
  if (status === 0) return null;
  if (typeof body === 'string') return textKind(body);
  if (Array.isArray(body) || (isRecord(body) && !refusalKeys.some((key) => key in body))) return 'json';
  if (call === null || !NO_CALL.has(status)) return null;
  const declared: Readonly<Record<number, unknown>> = call.refusals;
  return declared[status] === undefined ? 'noCall' : null;
}

function foreignReply({ reply, issues }: UnexpectedReply): ForeignReply | null {
  if (typeof reply === 'string') return textKind(reply);
  return issues.every(({ path }) => path === '') ? 'json' : null;
}

const foreignKind = (error: unknown): ForeignReply | null => {
  if (error instanceof UnexpectedReply) return foreignReply(error);
  return error instanceof ApiError && !isGateway(error) ? foreignRefusal(error) : null;
};

/** Whether a refusal came as a web page from a proxy or another server, so that it says nothing about the session. */
export const isWebPage = (error: ApiError): boolean => foreignKind(error) === 'page';

const nameOf = (call: Endpoint | null): string => (call ? `${call.method} ${call.path}` : '');

/** Formats why no reply arrived, with the address. */
function networkSentence(error: ApiError, { url, language }: Where): string {
  const t = translator(texts, language);
  if (error.cause === undefined) return t('faults.network.none', { url });
  const { kind, code, detail } = networkFaultOf(error.cause);
  const host = URL.parse(url)?.hostname ?? url;
  return t(`faults.network.${kind}`, { url, host, code, detail: detail || host });
}

/**
 * Formats what is wrong with the connection, or with a server that is not a Semestr server; null for a reply of a
 * Semestr server. `texts` must be loaded.
 */
export function serverSentence(error: unknown, where: Where): string | null {
  const { url, language } = where;
  const t = translator(texts, language);
  if (error instanceof ApiError && error.status === 0) return networkSentence(error, where);
  if (error instanceof ApiError && isGateway(error))
    return t('faults.gateway', { url, status: error.status });
  const kind = foreignKind(error);
  if (kind === null || !(error instanceof ApiError || error instanceof UnexpectedReply)) return null;
  const call = nameOf(error.call);
  const status = error instanceof ApiError ? ` (${error.status})` : '';
  return t(`faults.foreign.${kind}`, { url, call, status });
}

/**
 * Formats a refusal of any provider, which may lack calls, in one sentence with its status. `texts` and `reasonTexts`
 * must be loaded.
 */
export function refusalSentence(error: ApiError, where: Where): string {
  const server = foreignKind(error) === 'noCall' ? null : serverSentence(error, where);
  return server ?? `${translator(reasonTexts, where.language)(error.reason)} (${error.status})`;
}
