import { createContext, useContext } from 'react';
import { useTexts } from '@semestr/ui/language.tsx';
import { pageTexts } from './texts.ts';

/** A page's title, and its description for search engines. */
export interface Head {
  title: string;
  /** When it contains more than the description of the screen. */
  description?: string | undefined;
}

/** On the server the head is written outside the page: it is passed out during rendering. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** Title of the document. The description is only read from the server-rendered page. */
export function DocumentHead({ title, description }: Head) {
  const t = useTexts(pageTexts);
  const handOver = useContext(HeadContext);
  const whole = `${title} · ${t('product')}`;
  if (!handOver) return <title>{whole}</title>;
  handOver({ title: whole, description });
  return null;
}
