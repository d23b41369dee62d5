import { defineTexts, type Translate } from '@semestr/core/texts';
import type ru from './texts/ru.ts';

export const apiTexts = defineTexts('api', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});

export type ApiTexts = Translate<typeof ru>;
