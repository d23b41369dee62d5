import { useTexts } from '@semestr/ui/language.tsx';
import type { ShownApplication } from './applications.ts';
import { applicationTexts } from './texts.ts';

interface TermProps {
  application: ShownApplication;
}

/** What the studies cost: it is known once the application is granted. Other providers tell it in the contract alone. */
export function PriceOf({ application: { state, price, paymentFormAvailable } }: TermProps) {
  const t = useTexts(applicationTexts);
  if (state === 'rejected') return '–';
  if (price != null) return t('money', { price });
  if (state === 'considered' || state === null) return t('unknown');
  return t(price === undefined || paymentFormAvailable ? 'inContract' : 'free');
}

/** Why the subject is studied; words that are not known are the university's, which writes Russian. */
export function PurposeOf({ application: { purpose, purposeOfStudy } }: TermProps) {
  const t = useTexts(applicationTexts);
  return purpose ? t(`purposes.${purpose}`) : <span lang="ru">{purposeOfStudy}</span>;
}
