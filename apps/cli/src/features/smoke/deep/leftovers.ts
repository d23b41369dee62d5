import type { Translate } from '@semestr/core/texts';
import type ru from '../texts/ru.ts';

/** What stays on the server where a step could not be taken back: its kind, and how it is found there. */
export interface Leftover {
  what: 'certificate' | 'mark-sheet' | 'notice-settings' | 'omission' | 'record';
  name: string;
}

/** What stays, in words, with how somebody takes it back by hand. */
export const leftoverLine = ({ what, name }: Leftover, t: Translate<typeof ru>): string =>
  t(`deep.left.${what}`, { name });
