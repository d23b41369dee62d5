import { defineTexts } from '@semestr/core/texts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const operateTexts = defineTexts('server.operate', { ru, en });
