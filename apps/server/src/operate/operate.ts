import { parseArgs } from 'node:util';
import { isLanguage, type Language, ruOrEn } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { readEnvironment } from '../start/env.ts';
import { StartError } from '../start/error.ts';
import { runBackup, runCheck, runRestore } from './backup/run.ts';
import { runDoctor } from './doctor/run.ts';
import { exit, type ExitCode, Failure } from './failure.ts';
import { type Call, type Outside, say } from './output.ts';
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

/** What each operation may be told beside the language and the form of its answer, and how many files it names. */
const operations = {
  backup: { takes: ['out', 'force', 'check'], files: 0 },
  restore: { takes: [], files: 1 },
  doctor: { takes: ['backups'], files: 0 },
} as const satisfies Record<string, { takes: readonly (keyof Options)[]; files: number }>;
type Operation = keyof typeof operations;

interface Asked {
  operation: Operation;
  file: string;
  options: Options;
}

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

/** What was asked for; null where it is not how these are called. */
function asked(argv: readonly string[]): Asked | null {
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
  const known: readonly string[] = takes;
  const isOdd = Object.keys(own).some((name) => !known.includes(name));
  const isTwice = own.check !== undefined && (own.out !== undefined || own.force !== undefined);
  // Stdout cannot be the backup and what is told of it at once.
  const isMixed = own.out === '-' && parsed.values.json === true;
  if (isOdd || isTwice || isMixed || files.length !== wanted) return null;
  return { operation, file: files[0] ?? '', options: parsed.values };
}

/** Read before anything else: whatever is wrong with the call is told in it too. Else it is that of the system. */
export function languageOf(argv: readonly string[], env: NodeJS.ProcessEnv): Language {
  const index = argv.indexOf('--language');
  const told =
    index === -1 ? argv.find((one) => one.startsWith('--language='))?.split('=')[1] : argv[index + 1];
  const wanted = told ?? (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(wanted) ? ruOrEn(wanted) : 'en';
}

async function run(call: Call, { operation, file, options: given }: Asked): Promise<ExitCode> {
  // A backup is checked without a server's settings.
  if (given.check !== undefined) return runCheck(call, given.check);
  // The doctor tells of wrong settings itself.
  if (operation === 'doctor') return runDoctor(call, given.backups);
  const env = readEnvironment(call.outside.env);
  if (operation === 'backup')
    return runBackup(call, env, { out: given.out ?? null, isForced: given.force === true });
  return runRestore(call, env, file);
}

/** An operation on the data of an installation: arguments in, exit code out. */
export async function operate(argv: readonly string[], outside: Outside): Promise<ExitCode> {
  const language = languageOf(argv, outside.env);
  const t = translator(operateTexts, language);
  const what = asked(argv);
  const call: Call = { outside, language, isJson: what?.options.json === true };
  if (!what) {
    say(call, t('usage'));
    return exit.usage;
  }
  try {
    return await run(call, what);
  } catch (error) {
    if (outside.signal.aborted) {
      say(call, t('interrupted'));
      return exit.interrupted;
    }
    if (error instanceof StartError || error instanceof Failure) say(call, error.in(language));
    else say(call, t('unforeseen', { message: error instanceof Error ? error.message : String(error) }));
    return exit.failed;
  }
}
