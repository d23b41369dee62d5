import * as z from 'zod/mini';
import type { Endpoint, Reply } from './endpoint.ts';

interface Fault {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Returns the faults of the union option that a reply resembles (a list, or a page of one): any other option fails at
 * its top level.
 */
function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  const kinds = issue.code === 'invalid_union' ? issue.errors : [];
  const own = kinds.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0));
  if (!own) return [issue];
  return own.flatMap(faultsOf).map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}

/** A reply that does not match its schema: a fault of the server or of the contract, never of the caller. */
export class UnexpectedReply extends Error {
  override readonly name = 'UnexpectedReply';
  readonly issues: readonly { path: string; message: string }[];
  readonly call: Endpoint;
  /** The parsed JSON; a text that is not JSON, such as a web page, unchanged. */
  readonly reply: unknown;

  constructor(call: Endpoint, issues: readonly z.core.$ZodIssue[], reply: unknown) {
    super(`${call.method} ${call.path} answered outside its schema`);
    this.call = call;
    this.reply = reply;
    this.issues = issues.flatMap(faultsOf).map(({ path, message }) => ({ path: path.join('.'), message }));
  }
}

/** Parses a reply by the contract. Throws `UnexpectedReply`. Keys beyond the contract are dropped. */
export function checkReply<E extends Endpoint>(call: E, value: unknown): Reply<E> {
  const parsed = z.safeParse(call.reply, value);
  if (!parsed.success) throw new UnexpectedReply(call, parsed.error.issues, value);
  // Parsed by the call's own schema, whose output type this is.
  return parsed.data as Reply<E>;
}
