import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { type ComponentType, lazy } from 'react';

/** A form that is fetched when it is opened, with the words of its fields: the page begins without what forms are made of. */
export const lazyForm = <P extends object>(fetchForm: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(async () => {
    const [form, { formTexts }] = await Promise.all([fetchForm(), import('./form-texts.ts')]);
    await loadTexts(language.get(), formTexts);
    return form;
  });
