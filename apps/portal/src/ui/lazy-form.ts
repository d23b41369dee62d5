import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { type ComponentType } from 'react';

/** Loads a form with the texts of its fields when it is opened, so that the page starts without them. */
export const lazyForm = <P extends object>(fetchForm: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPart(async () => {
    const [form, { formTexts }] = await Promise.all([fetchForm(), import('./form-texts.ts')]);
    await loadTexts(language.get(), formTexts);
    return form;
  });
