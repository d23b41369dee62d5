import { askYes } from './ask.ts';
import { exit, failure } from './failure.ts';
import type { Context } from './io.ts';
import { printable } from './output.ts';
import { texts } from './texts.ts';

/**
 * Whether to prompt for confirmation; throws a `Failure` of wrong usage when there is no terminal, before anything is
 * read.
 */
export function needsConfirmation({ stdin, dryRun }: Context, isSure: boolean): boolean {
  const asks = !isSure && !dryRun;
  if (asks && stdin.isTTY !== true) throw failure(texts, (t) => t('noYes'), exit.usage);
  return asks;
}

/** Prints what would be done, and prompts for confirmation. If the user declines, prints that nothing was done. */
export async function confirmAction(
  context: Context,
  { about, question, otherwise }: { about: readonly string[]; question: string; otherwise: string },
): Promise<boolean> {
  context.stderr.write(about.map((line) => `${printable(line)}\n`).join(''));
  const isYes = await askYes(context, question);
  if (!isYes) context.stderr.write(`${otherwise}\n`);
  return isYes;
}
