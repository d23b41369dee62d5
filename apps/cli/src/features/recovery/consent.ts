import { translator } from '@semestr/core/texts';
import { confirmAction } from '../../io/confirm.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, printable } from '../../io/output.ts';
import type { Subject } from './subject.ts';
import { texts } from './texts.ts';

interface Planned {
  subject: Subject;
  /** What the rehearsal changes for the user. */
  changes: 'password' | 'contact';
  /** Refusals that the rehearsal provokes. */
  provoke: ReadonlySet<string>;
  /** Whether to prompt for confirmation at the terminal. */
  asks: boolean;
}

/**
 * Prints whose password or contact a rehearsal changes and on which server, and prompts for confirmation. Returns null
 * when it may begin, otherwise the exit code: 0 for a dry run, 1 when it was not confirmed.
 */
export async function refusedConsent(
  context: Context,
  { subject, changes, provoke, asks }: Planned,
): Promise<ExitCode | null> {
  const { url, json, dryRun, stdout, stderr } = context;
  const t = translator(texts, context.language);
  const { login, isBlocked } = subject;
  const name = printable(subject.name);
  const about = [
    t(`changes.${changes}`, { name, login, url }),
    ...(isBlocked ? [t('changes.blocked')] : []),
    ...(provoke.size > 0 ? [t('changes.provoked', { names: [...provoke].join(', ') })] : []),
  ];
  if (asks) {
    const isYes = await confirmAction(context, { about, question: t('confirm'), otherwise: t('notBegun') });
    return isYes ? null : exit.failed;
  }
  stderr.write(about.map((line) => `${line}\n`).join(''));
  if (!dryRun) return null;
  stderr.write(`${t('notBegun')}\n`);
  if (json) stdout.write(jsonText({ url, login, name, changes, provoke: [...provoke] }));
  return exit.ok;
}
