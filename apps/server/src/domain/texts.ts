import { defineMessages } from './localized.ts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

/** What several features say. */
export const commonTexts = defineMessages('server.common', { ru, en });
