/** State of the confirmation of a work. */
export type WorkState = 'waiting' | 'accepted' | 'rejected';

const beginnings: readonly (readonly [beginning: string, WorkState])[] = [
  ['подтвержд', 'accepted'],
  ['опубликован', 'accepted'],
  ['принят', 'accepted'],
  ['отклон', 'rejected'],
  ['на р', 'waiting'],
];

/** Returns the state that corresponds to the university's word, whatever its gender; null for an unknown word. */
export const workStateOf = (status: string): WorkState | null =>
  beginnings.find(([beginning]) => status.toLowerCase().startsWith(beginning))?.[1] ?? null;
