import { type FieldReason, isFieldReason } from './faults.ts';

/** An issue of a validator: one of zod's, or an error that a form derives from it. */
interface Issue {
  code: string;
  message: string;
  /** The value; undefined when missing. */
  input?: unknown;
}

const reasonByCode: Readonly<Record<string, FieldReason>> = {
  too_small: 'too-small',
  too_big: 'too-big',
  unrecognized_keys: 'unknown',
};

/** Returns why a value does not match its schema, as a reason of the contract: the same on the server and in forms. */
export function fieldReasonOf(issue: Issue): FieldReason {
  // The contract's own checks, and the server, use the reason as their message.
  if (isFieldReason(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  return reasonByCode[issue.code] ?? 'format';
}
