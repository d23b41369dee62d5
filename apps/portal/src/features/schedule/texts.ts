import { defineTexts, type Translate } from '@semestr/core/texts';
import type ru from './texts/ru.ts';

export const scheduleTexts = defineTexts('schedule', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  be: () => import('./texts/be.ts'),
});

export type ScheduleTexts = Translate<typeof ru>;
