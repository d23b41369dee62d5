import { type Reason, reasonTexts } from '@semestr/api/reasons';
import { translator } from '@semestr/core/texts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, paint } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { isAsExpected, type StepOutcome } from './steps.ts';
import { texts } from './texts.ts';

/** Prints what became of each step, and the new password where there is one. */
export async function printRehearsal(
  context: Context,
  outcomes: readonly StepOutcome[],
  password: string | null,
): Promise<void> {
  const { language, json, stdout, stderr } = context;
  if (json) {
    const steps = outcomes.map((one) => ({ ...one, ok: isAsExpected(one) }));
    stdout.write(jsonText({ ok: password !== null && steps.every(({ ok }) => ok), steps, password }));
    return;
  }
  const t = translator(texts, language);
  const reasons = await fetchTexts(reasonTexts, language);
  const said = (answer: 'ok' | Reason): string => (answer === 'ok' ? t('ok') : reasons(answer));
  const columns: Column<StepOutcome>[] = [
    { key: 'result', head: '', value: (one) => (isAsExpected(one) ? '✓' : '✗') },
    {
      key: 'step',
      head: t('head.step'),
      value: ({ step, expected }) => (expected === 'ok' ? t(`steps.${step}`) : t('refusal')),
    },
    { key: 'got', head: t('head.got'), value: ({ got }) => said(got) },
    { key: 'ms', head: t('head.ms'), value: ({ ms }) => ms, isNumber: true },
  ];
  printRows(context, columns, outcomes, t('nothing'));
  const wrong = outcomes.find((one) => !isAsExpected(one));
  if (wrong)
    stderr.write(
      `${paint(context.colour.stderr, 'red', t('otherwise', { expected: said(wrong.expected) }))}\n`,
    );
  if (password !== null) stdout.write(`${t('password', { password })}\n`);
}
