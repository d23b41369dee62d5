import { type AnyTexts, loadTexts } from '@semestr/core/texts';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { language } from '@semestr/ui/language.tsx';
import type { ComponentType } from 'react';

/** Loads a rarely used component with its texts when it is rendered, so that the sign-in page starts without it. */
export const lazyWithTexts = <P extends object>(
  load: () => Promise<{ default: ComponentType<P>; texts: readonly AnyTexts[] }>,
) =>
  lazyPart(async () => {
    const part = await load();
    await loadTexts(language.get(), part.texts);
    return part;
  });
