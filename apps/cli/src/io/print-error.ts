import { type Io, mayColour } from './io.ts';
import { paint } from './output.ts';

/** Prints an error on stderr. */
export const printError = (io: Io, text: string, isPlain: boolean): void => {
  io.stderr.write(`${paint(mayColour(io.stderr, io.env, !isPlain), 'red', text)}\n`);
};
