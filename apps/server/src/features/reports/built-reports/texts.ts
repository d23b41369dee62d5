import en from '@semestr/api/built-reports/en';
import ru from '@semestr/api/built-reports/ru';
import type { Language } from '@semestr/core/languages';
import { defineTexts, translator } from '@semestr/core/texts';

const texts = defineTexts('server.built-reports', { ru, en });

/** What built reports are made of, in a language. */
export const partsIn = (language: Language) => translator(texts, language);
