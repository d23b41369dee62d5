import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import * as z from 'zod/mini';
import { durationOf } from './duration.ts';
import { codeOf, exit, failure } from './failure.ts';
import type { Io } from './io.ts';
import { texts } from './texts.ts';

/** What is known of a server that somebody works with often. Anything else in it is a mistake that is told. */
const Profile = z.strictObject({
  url: z.optional(z.string()),
  timeout: z.optional(z.string().check(z.refine((text) => durationOf(text) !== null))),
});
export type Profile = z.output<typeof Profile>;

const Config = z.strictObject({
  /** Which is meant where none is named. */
  profile: z.optional(z.string()),
  profiles: z.optional(z.record(z.string(), Profile)),
});

/** The file with the profiles. The standard has relative paths ignored. */
export function configFile(env: Io['env']): string {
  const config = env['XDG_CONFIG_HOME'] ?? '';
  return join(
    isAbsolute(config) ? config : join(env['HOME'] || homedir(), '.config'),
    'semestr',
    'config.json',
  );
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw failure(texts, (t) => t('config.unreadable', { file }), exit.usage, error);
  }
}

function configIn(file: string): z.output<typeof Config> {
  const content = contentOf(file);
  if (content === null) return {};
  try {
    return z.parse(Config, JSON.parse(content));
  } catch (error) {
    throw failure(texts, (t) => t('config.damaged', { file }), exit.usage, error);
  }
}

/**
 * The profile that is named by the option, by SEMESTR_PROFILE or by the file itself; an empty one where none is.
 * @throws Failure with the code of wrong usage where the file is no such, or knows no profile of that name
 */
export function profileOf(option: string | undefined, env: Io['env']): Profile {
  const file = configFile(env);
  const { profile, profiles = {} } = configIn(file);
  const name = option ?? (env['SEMESTR_PROFILE'] || profile);
  if (name === undefined) return {};
  const found = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (found) return found;
  const names = Object.keys(profiles).join(', ') || '–';
  throw failure(texts, (t) => t('config.noProfile', { name, file, names }), exit.usage);
}
