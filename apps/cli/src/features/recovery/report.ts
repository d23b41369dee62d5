import { type Reason, reasonTexts } from '@semestr/api/reasons';
import { translator } from '@semestr/core/texts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, paint } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { isAsExpected, type StepName, type StepOutcome, type Steps } from './steps.ts';
import { texts } from './texts.ts';

interface Rehearsed {
  steps: Steps;
  /** The step that the rehearsal is about. Without it nothing was rehearsed. */
  goal: StepName;
  /** The new password, null when none was set; omitted when the rehearsal sets none. */
  password?: string | null;
  /** Whether it ended before its last step; the reason is reported separately. */
  brokeOff?: boolean;
}

/** Prints the result of each step, and the new password if there is one. Exits with 1 when a result was unexpected. */
export async function printRehearsal(
  context: Context,
  { steps: { outcomes, skipped }, goal, password, brokeOff = false }: Rehearsed,
): Promise<ExitCode> {
  const { language, json, stdout, stderr } = context;
  const isDone = outcomes.some(({ step, got }) => step === goal && got === 'ok');
  const isFine = isDone && !brokeOff && outcomes.every(isAsExpected);
  const code = isFine ? exit.ok : exit.failed;
  if (json) {
    const steps = outcomes.map((one) => ({ ...one, ok: isAsExpected(one) }));
    stdout.write(jsonText({ ok: isFine, steps, ...(skipped.length > 0 && { skipped }), password }));
    return code;
  }
  const t = translator(texts, language);
  const reasons = await fetchTexts(reasonTexts, language);
  const said = (answer: 'ok' | Reason, left: number | undefined): string =>
    [answer === 'ok' ? t('ok') : reasons(answer), left === undefined ? '' : t('left', { left })]
      .filter(Boolean)
      .join(' ');
  const columns: Column<StepOutcome>[] = [
    { key: 'result', head: '', value: (one) => (isAsExpected(one) ? '✓' : '✗') },
    {
      key: 'step',
      head: t('head.step'),
      value: (one) => (one.expected === 'ok' ? t(`steps.${one.step}`) : t(`refusals.${one.step}`)),
    },
    { key: 'got', head: t('head.got'), value: ({ got, left }) => said(got, left?.got) },
    { key: 'ms', head: t('head.ms'), value: ({ ms }) => ms, isNumber: true },
  ];
  printRows(context, columns, outcomes, t('nothing'));
  const warn = (sentence: string): void =>
    void stderr.write(`${paint(context.colour.stderr, 'red', sentence)}\n`);
  const wrong = outcomes.find((one) => !isAsExpected(one));
  if (wrong?.expected === 'ok') warn(t('unexpectedFailure', { step: t(`steps.${wrong.step}`) }));
  else if (wrong) warn(t('otherwise', { expected: said(wrong.expected, wrong.left?.expected) }));
  for (const name of skipped) stderr.write(`${t('skipped', { name })}\n`);
  if (typeof password === 'string') stdout.write(`${t('password', { password })}\n`);
  return code;
}
