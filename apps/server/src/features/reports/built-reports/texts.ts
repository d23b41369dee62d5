import en from '@semestr/api/built-reports/en';
import ru from '@semestr/api/built-reports/ru';
import type { Language } from '@semestr/core/languages';
import { defineTexts, translator } from '@semestr/core/texts';

const texts = defineTexts('server.built-reports', { ru, en });

/** Returns the translated parts of built reports. */
export const partsIn = (language: Language) => translator(texts, language);
