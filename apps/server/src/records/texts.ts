import { defineMessages } from '../domain/localized.ts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const recordTexts = defineMessages('server.admin', { ru, en });
