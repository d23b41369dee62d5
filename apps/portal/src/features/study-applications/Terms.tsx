import { useTexts } from '@semestr/ui/language.tsx';
import type { ApplicationView } from './applications.ts';
import { applicationTexts } from './texts.ts';

interface TermProps {
  application: ApplicationView;
}

/** Price of the studies, available once the application is granted. Some providers only state it in the contract. */
export function PriceOf({ application: { state, price, paymentFormAvailable } }: TermProps) {
  const t = useTexts(applicationTexts);
  if (state === 'rejected') return '–';
  if (price != null) return t('money', { price });
  if (state === 'considered' || state === null) return t('unknown');
  return t(price === undefined || paymentFormAvailable ? 'inContract' : 'free');
}

/** Purpose of the studies. Unknown values are shown in the university's Russian text. */
export function PurposeOf({ application: { purpose, purposeOfStudy } }: TermProps) {
  const t = useTexts(applicationTexts);
  return purpose ? t(`purposes.${purpose}`) : <span lang="ru">{purposeOfStudy}</span>;
}
