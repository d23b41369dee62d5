import { defineTexts, type Translate } from '@semestr/core/texts';
import type ru from './texts/ru.ts';

export const homeTexts = defineTexts('home', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});

export type HomeTexts = Translate<typeof ru>;
