import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { leftoverLine } from './deep/leftovers.ts';
import type { Round } from './round.ts';
import { texts } from './texts.ts';

/** Whether every outcome was as expected, and no written record remains. */
export const hasPassed = ({ outcomes, left }: Pick<Round, 'outcomes' | 'left'>): boolean =>
  left.length === 0 && outcomes.every(({ result }) => result !== 'failed');

/** Reports the records that a round could not revert, if any. */
export function printLeftovers(
  { left }: Pick<Round, 'left'>,
  language: Language,
  print: (text: string) => void,
): void {
  if (left.length === 0) return;
  const t = translator(texts, language);
  print([t('deep.leftHead'), ...left.map((one) => `  ${leftoverLine(one, t)}`)].join('\n'));
}
