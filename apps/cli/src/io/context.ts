import type { Language } from '@semestr/core/languages';
import type { Command } from 'commander';
import { addressOf, serverUrl } from '../http/url.ts';
import type { Context, Io, Output } from './io.ts';

/** The options that the program itself has, and those that many commands share. */
export interface GlobalOptions {
  url?: string;
  json?: true;
  csv?: true;
  dryRun?: true;
  color: boolean;
  user?: string;
  passwordFile?: string;
}

/** Whether a stream may have colours: on a terminal, unless somebody said no. */
export const mayColour = (stream: Output, env: Io['env'], isWanted: boolean): boolean =>
  isWanted && !env['NO_COLOR'] && env['TERM'] !== 'dumb' && stream.isTTY === true;

/** What a command works with, by the options of its call. */
export function contextOf(io: Io, language: Language, command: Command): Context {
  const options = command.optsWithGlobals<GlobalOptions>();
  const { url, json, csv, dryRun, color, user, passwordFile } = options;
  if (json && csv) command.error("error: option '--json' cannot be used with option '--csv'");
  return {
    ...io,
    language,
    url: serverUrl(addressOf(url, io.env)),
    json: json === true,
    csv: csv === true,
    dryRun: dryRun === true,
    login: user === undefined ? null : { user, passwordFile },
    colour: { stdout: mayColour(io.stdout, io.env, color), stderr: mayColour(io.stderr, io.env, color) },
  };
}
