import { MAX_REASON } from '@semestr/core/decision-fields';
import * as z from 'zod/mini';
import { int, optionalProse, optionalText } from './resource.ts';
import { Id } from './shapes.ts';

/**
 * Common fields of students' requests, as the console reads and decides them. A state changes according to the lifecycle
 * of its kind; the student is notified.
 */

export const requestFields = {
  studentId: Id,
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
};

/** Set by every decision. */
export const decision = { rejectionReason: z.optional(optionalProse(MAX_REASON)) };

/** The id of another record, or null. */
export const nullableId = z.nullable(Id);

/** The number that the university gives a paper. */
export const issuedNumber = z.optional(z.nullable(int(1, 1_000_000)));
/** The same with letters: "12/А". */
export const issuedTextNumber = z.optional(optionalText(50));
