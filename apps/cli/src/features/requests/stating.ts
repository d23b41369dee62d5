import { dotted, type IsoDate } from '@semestr/core/dates';
import { readDay } from '@semestr/core/typed';
import { type DecisionField, decisionFields, MAX_REASON, REFUSED } from '@semestr/core/decision-fields';
import type { QueuedRequest } from '@semestr/api/requests';
import type { Stated } from './deciding.ts';

/** A decision while it is being typed: a field after the other. */
export interface Stating {
  state: string;
  fields: readonly DecisionField[];
  stated: Stated;
  /** What stands in the first field. */
  typed: string;
}

const reason: DecisionField = { source: 'rejectionReason', is: 'text', maxLength: MAX_REASON };

/** An employee is searched for and a flag is ticked, both at the desk of the console; here they stay as they are. */
const isTyped = ({ is }: DecisionField): boolean => is !== 'employee' && is !== 'flag';

const beginning = (field: DecisionField | undefined, today: IsoDate): string =>
  field?.is === 'date' && !field.isOptional ? dotted(today) : '';

/** What has to be typed before a request comes into a state. */
export function beginStating({ kind }: QueuedRequest, state: string, today: IsoDate): Stating {
  const fields = state === REFUSED ? [reason] : (decisionFields[kind][state] ?? []).filter(isTyped);
  return { state, fields, stated: {}, typed: beginning(fields[0], today) };
}

/** The value of what is typed; null where it is none that the field may hold. */
function valueOf(field: DecisionField, text: string): string | number | null {
  if (field.is === 'date') return readDay(text);
  if (field.is !== 'number') return text.length <= (field.is === 'text' ? field.maxLength : 0) ? text : null;
  const number = Number(text.replace(',', '.'));
  const isFine = Number.isFinite(number) && (field.step === 'any' || Number.isInteger(number));
  return isFine && number >= field.min && number <= field.max ? number : null;
}

/** The decision after what stands in its field was entered; null where the field cannot hold it. */
export function entered({ state, fields, stated, typed }: Stating, today: IsoDate): Stating | null {
  const [field, ...others] = fields;
  if (!field) return null;
  const text = typed.trim();
  const next = { state, fields: others, typed: beginning(others[0], today) };
  if (text === '') return field.isOptional ? { ...next, stated } : null;
  const value = valueOf(field, text);
  return value === null ? null : { ...next, stated: { ...stated, [field.source]: value } };
}
