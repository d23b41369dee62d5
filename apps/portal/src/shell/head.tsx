import { createContext, useContext } from 'react';
import { useTexts } from '@semestr/ui/language.tsx';
import { shellTexts } from './texts.ts';

/** What a page says of itself to browsers and search engines. */
export interface Head {
  title: string;
  description: string;
}

/** On the server the head is written around the page: there it is handed over while the page is made. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** The title and description of the document. */
export function DocumentHead({ title, description }: Head) {
  const t = useTexts(shellTexts);
  const handOver = useContext(HeadContext);
  const whole = `${title} · ${t('product')}`;
  if (handOver) {
    handOver({ title: whole, description });
    return null;
  }
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
    </>
  );
}
