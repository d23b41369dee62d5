import type { Language } from '@semestr/core/languages';
import manifest from '../package.json' with { type: 'json' };
import type { ExitCode } from './io/failure.ts';
import type { Io } from './io/io.ts';
import { languageOf } from './io/language.ts';
import type { QuickOut } from './io/stdout.ts';

const { version } = manifest;

/** How wide the finished help is: as wide as a help is written where no terminal is. */
const FINISHED_WIDTH = 100;

/** What an answer needs for which nothing is loaded. */
export interface Quick {
  out: QuickOut;
  env: Io['env'];
  /** The help of the whole program as it was written while building; null where it was not. */
  help: (language: Language) => string | null;
}

/** Answers calls for the version and for the whole help: scripts ask for them often, and they are the same every time. */
export function answerAtOnce(argv: readonly string[], { out, env, help }: Quick): boolean {
  if (argv.length !== 1) return false;
  if (argv[0] === '-V' || argv[0] === '--version') {
    out.write(`${version}\n`);
    return true;
  }
  if (argv[0] !== '-h' && argv[0] !== '--help') return false;
  // In a narrow terminal it is broken into other lines.
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
