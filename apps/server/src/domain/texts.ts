import { defineMessages } from './localized.ts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

/** Texts shared by several features. */
export const commonTexts = defineMessages('server.common', { ru, en });
