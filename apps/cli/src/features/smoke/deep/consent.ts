import { translator } from '@semestr/core/texts';
import { confirmAction } from '../../../io/confirm.ts';
import type { Context } from '../../../io/io.ts';
import { nameOf } from '../checks.ts';
import { texts } from '../texts.ts';
import type { Scenario } from './scenario.ts';

/** States what will be written on which server, and prompts for confirmation when required. */
export async function mayWrite(
  context: Context,
  { scenarios, username, asks }: { scenarios: readonly Scenario[]; username: string; asks: boolean },
): Promise<boolean> {
  const { language, url, stderr } = context;
  const t = translator(texts, language);
  const warning = t('deep.server', { url, username });
  if (!asks) {
    stderr.write(`${warning}\n`);
    return true;
  }
  const calls = scenarios.flatMap((scenario) => scenario.calls).map(nameOf);
  const traces = scenarios.flatMap(({ trace }) => (trace === null ? [] : t(`deep.traces.${trace}`)));
  const about = [
    warning,
    t('deep.writes', { calls: calls.join(', ') }),
    ...(traces.length > 0 ? [t('deep.traced', { traces: traces.join('; ') })] : []),
  ];
  return confirmAction(context, { about, question: t('deep.confirm'), otherwise: t('deep.notBegun') });
}
