/** How a work stands with who confirms it. */
export type WorkState = 'waiting' | 'accepted' | 'rejected';

const beginnings: readonly (readonly [beginning: string, WorkState])[] = [
  ['подтвержд', 'accepted'],
  ['опубликован', 'accepted'],
  ['принят', 'accepted'],
  ['отклон', 'rejected'],
  ['на р', 'waiting'],
];

/** The state that the university's word for a work means, whatever its gender; null for a word that is not known. */
export const workStateOf = (status: string): WorkState | null =>
  beginnings.find(([beginning]) => status.toLowerCase().startsWith(beginning))?.[1] ?? null;
