import type { ExitCode } from './io/failure.ts';
import type { Io } from './io/io.ts';

const version = '0.1.0';

/**
 * The program: arguments in, exit code out. The binary and the tests run this same function. The version is printed
 * before anything is loaded: scripts ask for it often.
 */
export async function runCli(argv: readonly string[], io: Io): Promise<ExitCode> {
  const [only = '', ...others] = argv;
  if (others.length === 0 && ['-V', '--version'].includes(only)) {
    io.stdout.write(`${version}\n`);
    return 0;
  }
  const { runProgram } = await import('./program.ts');
  return runProgram(argv, io, version);
}
