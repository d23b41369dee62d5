import { isOpen, type Lifecycle } from './requests.ts';

export type ProfilingState = 'queued' | 'enrolled' | 'rejected';

export const profilingLifecycle: Lifecycle<ProfilingState> = {
  first: 'queued',
  next: { queued: ['enrolled', 'rejected'], enrolled: [], rejected: [] },
  cancel: null,
};

/** The number and the word of a state, as calls tell it. */
export const profilingStatus = {
  queued: { id: 1, name: 'В очереди' },
  enrolled: { id: 2, name: 'Зачислен' },
  rejected: { id: 3, name: 'Отклонена' },
} as const satisfies Record<ProfilingState, { id: number; name: string }>;

/** An application for a specialisation, as the rules see it. */
export interface ProfilingChoice {
  specializationId: number;
  state: ProfilingState;
  priority: number;
}

/**
 * Whether a student with these applications may choose a specialisation: not one that is chosen already, and none any
 * more once enrolled.
 */
export const mayChoose = (choices: readonly ProfilingChoice[], specializationId: number): boolean =>
  !choices.some(
    (one) =>
      one.state === 'enrolled' || (one.state === 'queued' && one.specializationId === specializationId),
  );

/** The place of a new choice among those that wait: the last. */
export const nextPriority = (choices: readonly ProfilingChoice[]): number =>
  1 + Math.max(0, ...choices.filter(({ state }) => state === 'queued').map(({ priority }) => priority));

/** Whether an application may still name another specialisation. */
export const mayChangeChoice = (state: ProfilingState): boolean => isOpen(profilingLifecycle, state);
