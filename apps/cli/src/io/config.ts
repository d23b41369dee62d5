import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { durationOf } from './duration.ts';
import { codeOf, exit, failure } from './failure.ts';
import type { Io } from './io.ts';
import { texts } from './texts.ts';

/** Settings of a frequently used server. */
export interface Profile {
  url?: string;
  /** In the format of `--timeout`. */
  timeout?: string;
  /** An API token, which is sent to this server instead of a session. */
  token?: string;
}

interface Config {
  /** Name of the default profile. */
  profile?: string;
  profiles?: Readonly<Record<string, Profile>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value contains only these keys, each with a valid value. Unknown keys in a file are reported as errors. */
const holds = (value: unknown, checks: Readonly<Record<string, (value: unknown) => boolean>>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([key, one]: [string, unknown]) => checks[key]?.(one) === true);

const isProfile = (value: unknown): boolean =>
  holds(value, {
    url: isText,
    timeout: (text) => isText(text) && durationOf(text) !== null,
    token: isText,
  });

const isProfiles = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isProfile);

// Checked by hand, because every command reads this file and loading the contract's validator would take longer.
const isConfig = (value: unknown): value is Config => holds(value, { profile: isText, profiles: isProfiles });

/** Returns the path of the file with the profiles. The XDG specification requires relative paths to be ignored. */
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

/** Invalid JSON is undefined. */
function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

function configIn(file: string): Config {
  const content = contentOf(file);
  if (content === null) return {};
  const config = parsed(content);
  if (!isConfig(config)) throw failure(texts, (t) => t('config.damaged', { file }), exit.usage);
  return config;
}

const GROUP_OR_WORLD = 0o077;

/** Throws for a file with a token that other users can read. */
function refuseOpen(file: string): void {
  if (process.platform !== 'win32' && (statSync(file).mode & GROUP_OR_WORLD) !== 0)
    throw failure(texts, (t) => t('config.open', { file }), exit.signIn);
}

/**
 * Returns the profile named by the option, by SEMESTR_PROFILE or by the file itself; an empty profile when none is
 * named. @throws Failure with the code of wrong usage when the file is invalid, or contains no profile of that name
 */
export function profileOf(option: string | undefined, env: Io['env']): Profile {
  const file = configFile(env);
  const { profile, profiles = {} } = configIn(file);
  const name = option ?? (env['SEMESTR_PROFILE'] || profile);
  if (name === undefined) return {};
  const found = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (found?.token !== undefined) refuseOpen(file);
  if (found) return found;
  const names = Object.keys(profiles).join(', ') || '–';
  throw failure(texts, (t) => t('config.noProfile', { name, file, names }), exit.usage);
}
