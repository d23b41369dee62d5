import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { type ComponentType } from 'react';

/** A form that is fetched when it is opened, with the words of its fields: the page begins without what forms are made of. */
export const lazyForm = <P extends object>(fetchForm: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPart(async () => {
    const [form, { formTexts }] = await Promise.all([fetchForm(), import('./form-texts.ts')]);
    await loadTexts(language.get(), formTexts);
    return form;
  });
