import { createContext, useContext } from 'react';
import { useTexts } from '@semestr/ui/language.tsx';
import { shellTexts } from './texts.ts';

/** What a page says of itself: its title to everybody, its description to search engines. */
export interface Head {
  title: string;
  /** Where it says more than the description of the screen. */
  description?: string | undefined;
}

/** On the server the head is written around the page: there it is handed over while the page is made. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** The title of the document. Who reads descriptions reads the server's. */
export function DocumentHead({ title, description }: Head) {
  const t = useTexts(shellTexts);
  const handOver = useContext(HeadContext);
  const whole = `${title} · ${t('product')}`;
  if (!handOver) return <title>{whole}</title>;
  handOver({ title: whole, description });
  return null;
}
