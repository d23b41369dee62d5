import type { RequestRules } from '@semestr/core/requests/kinds';
import { MAX_REASON, states } from '@semestr/core/requests/lifecycle';
import * as z from 'zod/mini';
import { ofStudent, period, type Values } from './filters.ts';
import { decidedResource, int, optionalProse, optionalText } from './resource.ts';
import type { Reason } from './reasons.ts';
import { Id } from './shapes.ts';

/** The id of another record, or null. */
export const nullableId = z.nullable(Id);

/** The number that the university gives a paper. */
export const issuedNumber = z.optional(z.nullable(int(1, 1_000_000)));
/** The same with letters: "12/А". */
export const issuedTextNumber = z.optional(optionalText(50));

/** Common to requests of all kinds. */
const requestFields = {
  studentId: Id,
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
};

/** Set by every decision. */
const decision = { rejectionReason: z.optional(optionalProse(MAX_REASON)) };

/**
 * Defines the records of one kind of request, as the console reads and decides them. A state changes according to the
 * lifecycle of the kind; the student is notified.
 * @param own the fields of the kind, those that a decision can set, and its filters
 */
export function requestResource<
  const Path extends string,
  State extends string,
  S extends Values,
  E extends Values,
  F extends Values,
>(
  path: Path,
  what: string,
  own: {
    rules: RequestRules<State>;
    fields: S;
    edited: E;
    filter: F;
    /** Another reason of a 409 than a stale version. */
    conflict?: Reason;
  },
) {
  const state = z.enum(states(own.rules.lifecycle));
  return decidedResource(path, what, {
    area: 'requests',
    fields: { ...requestFields, state, ...own.fields },
    edited: { ...decision, state, ...own.edited },
    filter: { ...ofStudent, state, ...own.filter },
    conditions: period,
    question: own.conflict,
  });
}
