import { type FieldReason, isFieldReason } from './faults.ts';

/** What a validator says of a value: of zod's issues, or of the errors that a form makes of them. */
interface Issue {
  code: string;
  message: string;
  /** The value; undefined where there is none. */
  input?: unknown;
}

const reasonByCode: Readonly<Record<string, FieldReason>> = {
  too_small: 'too-small',
  too_big: 'too-big',
  unrecognized_keys: 'unknown',
};

/** Why a value does not fit its schema, in the words of the contract: the same on the server and in forms. */
export function fieldReasonOf(issue: Issue): FieldReason {
  // The contract's own checks, and the server, give the reason as their message.
  if (isFieldReason(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  return reasonByCode[issue.code] ?? 'format';
}
