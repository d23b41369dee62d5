import type { Language } from '@semestr/core/languages';
import type { Command } from 'commander';
import { outgoing } from '../http/wrap-fetch.ts';
import { addressOf, serverUrl } from '../io/url.ts';
import { profileOf } from '../io/config.ts';
import { durationOf } from '../io/duration.ts';
import { type Context, type Io, mayColour } from '../io/io.ts';
import { tokenOf } from '../io/token.ts';

/** Options of the program itself, and those shared by many commands. */
export interface GlobalOptions {
  url?: string;
  profile?: string;
  /** Milliseconds. */
  timeout?: number;
  json?: true;
  csv?: true;
  dryRun?: true;
  color: boolean;
  user?: string;
  passwordFile?: string;
}

/** Returns the address for an error message, even when the profile itself is invalid. */
export function printableAddress({ url, profile }: GlobalOptions, env: Io['env']): string {
  try {
    return addressOf(url, env, profileOf(profile, env));
  } catch {
    return addressOf(url, env);
  }
}

/** Creates the context of a command from its options. */
export function contextOf(io: Io, language: Language, command: Command): Context {
  const options = command.optsWithGlobals<GlobalOptions>();
  const { url, json, csv, dryRun, color, user, passwordFile } = options;
  const profile = profileOf(options.profile, io.env);
  const timeout = options.timeout ?? (profile.timeout === undefined ? null : durationOf(profile.timeout));
  if (json && csv) command.error("error: option '--json' cannot be used with option '--csv'");
  const server = serverUrl(addressOf(url, io.env, profile));
  return {
    ...io,
    language,
    url: server,
    fetch: outgoing(io.fetch, { language, timeout }),
    // Downloads have no time limit.
    fetchWithRetry: outgoing(io.fetchWithRetry, { language, timeout: null }),
    json: json === true,
    csv: csv === true,
    dryRun: dryRun === true,
    login: user === undefined ? null : { user, passwordFile },
    token: tokenOf(io.env, profile, server),
    colour: { stdout: mayColour(io.stdout, io.env, color), stderr: mayColour(io.stderr, io.env, color) },
  };
}
