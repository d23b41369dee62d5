import { parseArgs } from 'node:util';
import { isLanguage, type Language, ruOrEn } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { readEnvironment } from '../start/env.ts';
import { StartError } from '../start/error.ts';
import { runBackup, runCheck, runRestore } from './backup/run.ts';
import { runDoctor } from './doctor/run.ts';
import { exit, type ExitCode, Failure } from './failure.ts';
import { type Call, type Outside, printError } from './output.ts';
import { operateTexts } from './texts.ts';

const options = {
  language: { type: 'string' },
  json: { type: 'boolean' },
  out: { type: 'string' },
  force: { type: 'boolean' },
  check: { type: 'string' },
  backups: { type: 'string' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

/** The options of each operation other than language and output format, and the number of file arguments. */
const operations = {
  backup: { takes: ['out', 'force', 'check'], files: 0 },
  restore: { takes: [], files: 1 },
  doctor: { takes: ['backups'], files: 0 },
} as const satisfies Record<string, { takes: readonly (keyof Options)[]; files: number }>;
type Operation = keyof typeof operations;

interface Invocation {
  operation: Operation;
  file: string;
  options: Options;
}

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

/** Parses the arguments; null when they are invalid. */
function parseArguments(argv: readonly string[]): Invocation | null {
  let parsed;
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch {
    return null;
  }
  const [operation = '', ...files] = parsed.positionals;
  if (!isOperation(operation)) return null;
  const { takes, files: wanted } = operations[operation];
  const { language: _language, json: _json, ...own } = parsed.values;
  const allowed: readonly string[] = takes;
  const isOdd = Object.keys(own).some((name) => !allowed.includes(name));
  const isTwice = own.check !== undefined && (own.out !== undefined || own.force !== undefined);
  // Stdout cannot contain both the backup and its result.
  const isMixed = own.out === '-' && parsed.values.json === true;
  if (isOdd || isTwice || isMixed || files.length !== wanted) return null;
  return { operation, file: files[0] ?? '', options: parsed.values };
}

/**
 * Returns the language, which is parsed first so that errors of the call use it; otherwise the language of the system.
 */
export function languageOf(argv: readonly string[], env: NodeJS.ProcessEnv): Language {
  const index = argv.indexOf('--language');
  const text =
    index === -1 ? argv.find((one) => one.startsWith('--language='))?.split('=')[1] : argv[index + 1];
  const requested =
    text ?? (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(requested) ? ruOrEn(requested) : 'en';
}

async function run(call: Call, { operation, file, options: ownOptions }: Invocation): Promise<ExitCode> {
  // Checking a backup needs no server settings.
  if (ownOptions.check !== undefined) return runCheck(call, ownOptions.check);
  // The doctor reports invalid settings itself.
  if (operation === 'doctor') return runDoctor(call, ownOptions.backups);
  const env = readEnvironment(call.outside.env);
  if (operation === 'backup')
    return runBackup(call, env, { out: ownOptions.out ?? null, isForced: ownOptions.force === true });
  return runRestore(call, env, file);
}

/** Runs an operation on the data of an installation: arguments in, exit code out. */
export async function operate(argv: readonly string[], outside: Outside): Promise<ExitCode> {
  const language = languageOf(argv, outside.env);
  const t = translator(operateTexts, language);
  const what = parseArguments(argv);
  const call: Call = { outside, language, isJson: what?.options.json === true };
  if (!what) {
    printError(call, t('usage'));
    return exit.usage;
  }
  try {
    return await run(call, what);
  } catch (error) {
    if (outside.signal.aborted) {
      printError(call, t('interrupted'));
      return exit.interrupted;
    }
    if (error instanceof StartError || error instanceof Failure) printError(call, error.in(language));
    else
      printError(call, t('unforeseen', { message: error instanceof Error ? error.message : String(error) }));
    return exit.failed;
  }
}
