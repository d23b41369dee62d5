import { mayColour } from './context.ts';
import type { Io } from './io.ts';
import { paint } from './output.ts';

/** Tells the person on stderr what went wrong. */
export const say = (io: Io, text: string, isPlain: boolean): void => {
  io.stderr.write(`${paint(mayColour(io.stderr, io.env, !isPlain), 'red', text)}\n`);
};
