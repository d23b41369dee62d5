import { translator } from '@semestr/core/texts';
import type { Command } from 'commander';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import type { ManualFormat } from './formats.ts';
import { markdownOf } from './markdown.ts';
import { pagesOf } from './pages.ts';
import { texts } from './texts.ts';
import { troffOf } from './troff.ts';

/**
 * Writes the manual of the whole program to stdout.
 * @param program with the definitions of all commands
 * @param kinds the names of the record types, whose commands are alike
 */
export function writeManual(
  { stdout, language }: Context,
  program: Command,
  { format, kinds }: { format: ManualFormat; kinds: readonly string[] },
): ExitCode {
  const t = translator(texts, language);
  const pages = pagesOf(program, kinds);
  stdout.write(format === 'man' ? troffOf(pages, program.version() ?? '', t) : markdownOf(pages, t));
  return exit.ok;
}
