import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { leftoverLine } from './deep/leftovers.ts';
import type { Round } from './round.ts';
import { texts } from './texts.ts';

/** Whether everything came out as expected, and nothing was left. */
export const isFine = ({ outcomes, left }: Pick<Round, 'outcomes' | 'left'>): boolean =>
  left.length === 0 && outcomes.every(({ result }) => result !== 'failed');

/** Tells what a round could not take back, where there is something. */
export function tellLeft(
  { left }: Pick<Round, 'left'>,
  language: Language,
  tell: (text: string) => void,
): void {
  if (left.length === 0) return;
  const t = translator(texts, language);
  tell([t('deep.leftHead'), ...left.map((one) => `  ${leftoverLine(one, t)}`)].join('\n'));
}
