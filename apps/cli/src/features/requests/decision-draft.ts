import { dotted, type IsoDate } from '@semestr/core/dates';
import { readDay } from '@semestr/core/typed';
import { type DecisionField, MAX_REASON, REFUSED } from '@semestr/core/requests/lifecycle';
import { rulesOf } from '@semestr/core/requests/kinds';
import type { QueuedRequest } from '@semestr/api/requests';
import type { Stated } from './decisions.ts';

/** A decision while it is typed, one field after another. */
export interface DecisionDraft {
  state: string;
  fields: readonly DecisionField[];
  stated: Stated;
  /** Text in the first field. */
  typed: string;
}

const reason: DecisionField = { source: 'rejectionReason', is: 'text', maxLength: MAX_REASON };

/** An employee is searched for and a flag is ticked, which only the console supports. They do not change here. */
const isTyped = ({ is }: DecisionField): boolean => is !== 'employee' && is !== 'flag';

const beginning = (field: DecisionField | undefined, today: IsoDate): string =>
  field?.is === 'date' && !field.isOptional ? dotted(today) : '';

/** Starts the input of the fields that a state requires. */
export function beginDecision({ kind }: QueuedRequest, state: string, today: IsoDate): DecisionDraft {
  const fields = state === REFUSED ? [reason] : (rulesOf(kind).fields[state] ?? []).filter(isTyped);
  return { state, fields, stated: {}, typed: beginning(fields[0], today) };
}

/** Parses the value of a field; null when it is invalid. */
function valueOf(field: DecisionField, text: string): string | number | null {
  if (field.is === 'date') return readDay(text);
  if (field.is !== 'number') return text.length <= (field.is === 'text' ? field.maxLength : 0) ? text : null;
  const number = Number(text.replace(',', '.'));
  const isFine = Number.isFinite(number) && (field.step === 'any' || Number.isInteger(number));
  return isFine && number >= field.min && number <= field.max ? number : null;
}

/** Returns the decision after the current field was submitted; null when its value is invalid. */
export function submitField(
  { state, fields, stated, typed }: DecisionDraft,
  today: IsoDate,
): DecisionDraft | null {
  const [field, ...others] = fields;
  if (!field) return null;
  const text = typed.trim();
  const next = { state, fields: others, typed: beginning(others[0], today) };
  if (text === '') return field.isOptional ? { ...next, stated } : null;
  const value = valueOf(field, text);
  return value === null ? null : { ...next, stated: { ...stated, [field.source]: value } };
}
