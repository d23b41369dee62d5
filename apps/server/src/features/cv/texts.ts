import { defineTexts } from '@semestr/core/texts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const cvTexts = defineTexts('server.cv', { ru, en });
