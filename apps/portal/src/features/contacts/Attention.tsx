import type { ContactCard } from '@semestr/core/contact-cards';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { kindOf } from './contacts.ts';
import { contactTexts } from './texts.ts';

/** Remaining steps before the personal account opens. */
export function Attention({ cards }: { cards: readonly ContactCard[] }) {
  const t = useTexts(contactTexts);
  const [one, other] = cards.filter(({ isConfirmed }) => !isConfirmed);
  if (!one) return null;
  return (
    <Banner kind="warning">
      <b>{t('attention')}</b> {t(other ? 'left.both' : `left.${kindOf(one)}`)}
    </Banner>
  );
}
