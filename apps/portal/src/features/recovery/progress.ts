import { nextRecovery, type Recovery, type RecoveryEvent, type RecoveryStep } from '@semestr/core/recovery';
import { stored } from '@semestr/ui/stored';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { momentNow } from '../../hydration/now.ts';

const Moment = z.coerce.date();
const Contact = z.object({ type: z.literal([4, 6]), mask: z.string() });
const found = {
  login: z.string(),
  contacts: z.array(Contact),
  entry: z.object({
    code: z.discriminatedUnion('state', [
      z.object({ state: z.literal('none') }),
      z.object({ state: z.literal('sent'), expiresAt: Moment, isWrong: z.boolean() }),
      z.object({ state: z.literal('expired') }),
    ]),
    attempts: z.object({ left: z.int(), bannedUntil: z.nullable(Moment), touchedAt: Moment }),
  }),
  sentTo: z.nullable(z.string()),
};

/** Progress as stored in the tab, so that it survives a reload and the back button. */
const Stored = z.discriminatedUnion('step', [
  z.object({ step: z.literal('login') }),
  z.object({ step: z.literal('contacts'), ...found }),
  z.object({ step: z.literal('mask'), ...found, contact: Contact }),
  z.object({ step: z.literal('password'), ...found, contact: Contact, value: z.string() }),
  z.object({ step: z.literal('limit'), until: Moment }),
  z.object({ step: z.literal('done') }),
]);

const progress = stored<Recovery>(
  'recovery',
  (value) => Stored.safeParse(value).data ?? { step: 'login' },
  'sessionStorage',
);

/**
 * Returns the state of the recovery at this step: an earlier state if the recovery has already progressed; null if the
 * step was never reached.
 */
function seenAt<S extends RecoveryStep>(step: S): (Recovery & { step: S }) | null {
  const state = progress.get();
  const seen: Recovery =
    state.step === step ? state : nextRecovery(state, { type: 'back', to: step }, new Date(momentNow()));
  const isThis = (one: Recovery): one is Recovery & { step: S } => one.step === step;
  return isThis(seen) ? seen : null;
}

/** Progress of a recovery in this tab, for the page of a step. */
export function useRecovery<S extends RecoveryStep>(step: S) {
  progress.use();
  return {
    state: seenAt(step),
    /** The step that has actually been reached. */
    reached: progress.get().step,
    /** Dispatches an event of this page. */
    send: (event: RecoveryEvent): void =>
      progress.set(nextRecovery(seenAt(step) ?? { step: 'login' }, event, new Date(momentNow()))),
  };
}

const FADE_MS = 400;

/**
 * Navigates after the page has faded out (specification, section 4), or immediately with reduced motion.
 */
export function useFade() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cancels the navigation if the user leaves the page in the meantime.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isLeaving,
    /** @param before runs when the page has faded out */
    leaveFor: (path: string, { state, before }: { state?: unknown; before?: () => void } = {}): void => {
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      setLeaving(!isStill);
      timer.current = setTimeout(
        () => {
          before?.();
          void navigate(path, { state });
        },
        isStill ? 0 : FADE_MS,
      );
    },
  };
}
