import { RECOVERY_ATTEMPTS } from './attempts.ts';
import { beginEntry, type CodeEntry, type CodeEvent, nextCode, activeBanEnd, banEnd } from './codes.ts';
import { type MaskedContact, unmaskContact } from './contacts.ts';

/**
 * State machine of password recovery: username, masked contact, its hidden middle, password and code (specification,
 * section 4, "Recovery").
 */

interface Found {
  login: string;
  contacts: readonly MaskedContact[];
  entry: CodeEntry;
  /** Mask of the contact that the code was sent to. */
  sentTo: string | null;
}

export type Recovery =
  | { step: 'login' }
  | ({ step: 'contacts' } & Found)
  | ({ step: 'mask'; contact: MaskedContact } & Found)
  /** `value` is the whole contact, as entered by the user. */
  | ({ step: 'password'; contact: MaskedContact; value: string } & Found)
  /** Locked until then. */
  | { step: 'limit'; until: Date }
  /** The password is set. */
  | { step: 'done' };

export type RecoveryStep = Recovery['step'];

export type RecoveryEvent =
  | { type: 'found'; login: string; contacts: readonly MaskedContact[]; left: number | null }
  | { type: 'chosen'; contact: MaskedContact }
  /** The server has confirmed the contact; `typed` is its hidden part. */
  | { type: 'proved'; typed: string }
  | { type: 'password-set' }
  /** Back to a previous step, which keeps its data. */
  | { type: 'back'; to: RecoveryStep }
  | { type: 'restart' }
  | CodeEvent;

/** The order of the steps; it is not possible to go back to other states. */
const order = ['login', 'contacts', 'mask', 'password'] as const satisfies readonly RecoveryStep[];

/** Returns the number of the step, from 1 to four; null for the final states. */
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

/** Returns the state of the code for the chosen contact; a code for another contact does not count. */
export const ownCode = ({ entry, sentTo, contact }: Recovery & { step: 'password' }): CodeEntry['code'] =>
  sentTo === contact.mask ? entry.code : { state: 'none' };

/** Recovery is locked when no attempts are left. */
function afterAttempt(state: Recovery & { step: 'password' }, event: CodeEvent, now: Date): Recovery {
  const entry = nextCode(state.entry, event, { limit: RECOVERY_ATTEMPTS, now });
  const until = activeBanEnd(entry, now);
  if (until) return { step: 'limit', until };
  const isSent = event.type === 'code-sent' && entry !== state.entry;
  return { ...state, entry, sentTo: isSent ? state.contact.mask : state.sentTo };
}

/** Returns the state after an event. An event that does not fit the step is ignored. */
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
    case 'locked-out':
      return state.step === 'done' ? state : { step: 'limit', until: banEnd(event.until, now) };
    case 'code-sent':
    case 'code-wrong':
    case 'code-gone':
    case 'code-ran-out':
      break;
  }
  return state.step === 'password' ? afterAttempt(state, event, now) : state;
}
