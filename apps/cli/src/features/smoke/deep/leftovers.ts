import type { SmokeTranslate } from '../texts.ts';

/** A record that remains on the server because a step could not be reverted: its kind, and how to find it. */
export interface Leftover {
  what: 'certificate' | 'mark-sheet' | 'notice-settings' | 'omission' | 'record';
  name: string;
}

/** Describes a remaining record, and how to revert it by hand. */
export const leftoverLine = ({ what, name }: Leftover, t: SmokeTranslate): string =>
  t(`deep.left.${what}`, { name });
