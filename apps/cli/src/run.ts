import type { Language } from '@semestr/core/languages';
import manifest from '../package.json' with { type: 'json' };
import type { ExitCode } from './io/failure.ts';
import type { Io } from './io/io.ts';
import { languageOf } from './io/language.ts';
import type { QuickOut } from './io/stdout.ts';

const { version } = manifest;

/** Width of the prebuilt help: the default width without a terminal. */
const FINISHED_WIDTH = 100;

/** What is needed to respond without loading the program. */
export interface Quick {
  out: QuickOut;
  env: Io['env'];
  /** Returns the prebuilt help of the whole program; null when there is none. */
  help: (language: Language) => string | null;
}

/** Responds to calls for the version and the whole help: scripts make them often, and the output never changes. */
export function answerAtOnce(argv: readonly string[], { out, env, help }: Quick): boolean {
  if (argv.length !== 1) return false;
  if (argv[0] === '-V' || argv[0] === '--version') {
    out.write(`${version}\n`);
    return true;
  }
  if (argv[0] !== '-h' && argv[0] !== '--help') return false;
  // A narrow terminal needs other line breaks.
  const text = (out.columns ?? FINISHED_WIDTH) < FINISHED_WIDTH ? null : help(languageOf(argv, env));
  if (text === null) return false;
  out.write(text);
  return true;
}

/** The program: arguments in, exit code out. The binary and the tests run this same function. */
export async function runCli(argv: readonly string[], io: Io): Promise<ExitCode> {
  const { runProgram } = await import('./program.ts');
  return runProgram(argv, io, version);
}
