import type { AnyTexts } from '@semestr/core/texts';

/** react-admin's own messages. It builds their keys at run time, so they are untyped. */
export const raTexts: AnyTexts = {
  name: 'console-react-admin',
  sources: { ru: () => import('./texts/ru.ts'), en: () => import('./texts/en.ts') },
};
