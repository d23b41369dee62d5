import { useTexts } from '@semestr/ui/language.tsx';
import { ratingTexts } from './texts.ts';

/** A value in a table, or a placeholder. */
export function Value({ text }: { text: string | null }) {
  const t = useTexts(ratingTexts);
  if (text !== null) return text;
  return (
    <>
      <span aria-hidden>—</span>
      <span className="visually-hidden">{t('noValue')}</span>
    </>
  );
}
