import { type AnyTexts, loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { type ComponentType, lazy } from 'react';

/** A part that few see, fetched with its words when it is shown: the sign-in begins without it. */
export const lazyPart = <P extends object>(
  fetchPart: () => Promise<{ default: ComponentType<P>; texts: readonly AnyTexts[] }>,
) =>
  lazy(async () => {
    const part = await fetchPart();
    await loadTexts(language.get(), part.texts);
    return part;
  });
