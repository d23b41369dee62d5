import { createContext, useContext } from 'react';
import { useTexts } from '@semestr/ui/language.tsx';
import { pageTexts } from './texts.ts';

/** A page's title, and its description for search engines. */
export interface Head {
  title: string;
  /** Set if it is more than the description of the screen. */
  description?: string | undefined;
}

/** Receives the head during server rendering, because the head is written outside the page. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** Sets the title of the document. The description is only needed in server-rendered pages. */
export function DocumentHead({ title, description }: Head) {
  const t = useTexts(pageTexts);
  const handOver = useContext(HeadContext);
  const fullTitle = `${title} · ${t('product')}`;
  if (!handOver) return <title>{fullTitle}</title>;
  handOver({ title: fullTitle, description });
  return null;
}
