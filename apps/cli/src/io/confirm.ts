import { askYes } from './ask.ts';
import { exit, failure } from './failure.ts';
import type { Context } from './io.ts';
import { texts } from './texts.ts';

/** Whether somebody has to be asked before something is done; refuses where nobody can be, before anything is read. */
export function asksFirst({ stdin, dryRun }: Context, isSure: boolean): boolean {
  const asks = !isSure && !dryRun;
  if (asks && stdin.isTTY !== true) throw failure(texts, (t) => t('noYes'), exit.usage);
  return asks;
}

/** Tells what a deed would do, and asks for it; without a yes it says that nothing was done. */
export async function isWanted(
  context: Context,
  { about, question, otherwise }: { about: readonly string[]; question: string; otherwise: string },
): Promise<boolean> {
  context.stderr.write(about.map((line) => `${line}\n`).join(''));
  const isYes = await askYes(context, question);
  if (!isYes) context.stderr.write(`${otherwise}\n`);
  return isYes;
}
