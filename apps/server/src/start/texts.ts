import { defineTexts, type Translate } from '@semestr/core/texts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const startTexts = defineTexts('server.start', { ru, en });
export type StartTranslate = Translate<typeof ru>;
