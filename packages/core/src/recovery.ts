import { RECOVERY_ATTEMPTS } from './attempts.ts';
import { beginEntry, type CodeEntry, type CodeEvent, nextCode, shutAt, shutUntil } from './codes.ts';
import { type MaskedContact, unmaskContact } from './contacts.ts';

/**
 * How somebody gets a new password who has forgotten the last: login, masked contact, its hidden middle, password and code
 * (specification, section 4, "Recovery").
 */

interface Found {
  login: string;
  contacts: readonly MaskedContact[];
  entry: CodeEntry;
  /** The mask of the contact that the code went to. */
  sentTo: string | null;
}

export type Recovery =
  | { step: 'login' }
  | ({ step: 'contacts' } & Found)
  | ({ step: 'mask'; contact: MaskedContact } & Found)
  /** `value` is the whole contact, which the person has named. */
  | ({ step: 'password'; contact: MaskedContact; value: string } & Found)
  /** Shut until then. */
  | { step: 'limit'; until: Date }
  /** The password is set. */
  | { step: 'done' };

export type RecoveryStep = Recovery['step'];

export type RecoveryEvent =
  | { type: 'found'; login: string; contacts: readonly MaskedContact[]; left: number | null }
  | { type: 'chosen'; contact: MaskedContact }
  /** The server knows the contact; `typed` is what stands behind the stars. */
  | { type: 'proved'; typed: string }
  | { type: 'password-set' }
  /** Back to a step before, which keeps what it had. */
  | { type: 'back'; to: RecoveryStep }
  | { type: 'restart' }
  | CodeEvent;

/** In which order the steps come; what is not in it is no step that one goes back to. */
const order = ['login', 'contacts', 'mask', 'password'] as const satisfies readonly RecoveryStep[];

/** Which of the four steps it is, from 1; null for the ends. */
export function stepNumber(step: RecoveryStep): number | null {
  const at = order.findIndex((one) => one === step);
  return at < 0 ? null : at + 1;
}

export const STEPS = order.length;

function back(state: Recovery, to: RecoveryStep): Recovery {
  const [from, wanted] = [stepNumber(state.step), stepNumber(to)];
  if (from === null || wanted === null || wanted >= from) return state;
  if (to === 'mask' && state.step === 'password') {
    const { login, contacts, entry, sentTo, contact } = state;
    return { step: 'mask', login, contacts, entry, sentTo, contact };
  }
  if (to === 'contacts' && (state.step === 'mask' || state.step === 'password')) {
    const { login, contacts, entry, sentTo } = state;
    return { step: 'contacts', login, contacts, entry, sentTo };
  }
  return { step: 'login' };
}

/** What the code of the chosen contact stands at; one that went to another contact is none of its own. */
export const ownCode = ({ entry, sentTo, contact }: Recovery & { step: 'password' }): CodeEntry['code'] =>
  sentTo === contact.mask ? entry.code : { state: 'none' };

/** Where no more may be tried, recovery is shut. */
function tried(state: Recovery & { step: 'password' }, event: CodeEvent, now: Date): Recovery {
  const entry = nextCode(state.entry, event, { limit: RECOVERY_ATTEMPTS, now });
  const until = shutAt(entry, now);
  if (until) return { step: 'limit', until };
  const isSent = event.type === 'code-sent' && entry !== state.entry;
  return { ...state, entry, sentTo: isSent ? state.contact.mask : state.sentTo };
}

/** What becomes of a recovery. An event that does not fit its step changes nothing. */
export function nextRecovery(state: Recovery, event: RecoveryEvent, now: Date): Recovery {
  switch (event.type) {
    case 'restart':
      return state.step === 'limit' && state.until > now ? state : { step: 'login' };
    case 'found': {
      if (state.step !== 'login') return state;
      const { login, contacts, left } = event;
      const entry = beginEntry(left ?? RECOVERY_ATTEMPTS, now);
      return { step: 'contacts', login, contacts, entry, sentTo: null };
    }
    case 'chosen': {
      if (state.step !== 'contacts') return state;
      return { ...state, step: 'mask', contact: event.contact };
    }
    case 'proved': {
      if (state.step !== 'mask') return state;
      return { ...state, step: 'password', value: unmaskContact(state.contact.mask, event.typed) };
    }
    case 'password-set':
      return state.step === 'password' && ownCode(state).state !== 'none' ? { step: 'done' } : state;
    case 'back':
      return back(state, event.to);
    case 'shut':
      return state.step === 'done' ? state : { step: 'limit', until: shutUntil(event.until, now) };
    case 'code-sent':
    case 'code-wrong':
    case 'code-gone':
    case 'code-ran-out':
      break;
  }
  return state.step === 'password' ? tried(state, event, now) : state;
}
