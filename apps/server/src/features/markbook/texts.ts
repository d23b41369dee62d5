import { defineTexts } from '@semestr/core/texts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const markbookTexts = defineTexts('server.markbook', { ru, en });
