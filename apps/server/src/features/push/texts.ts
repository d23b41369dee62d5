import { defineMessages } from '../../domain/localized.ts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const pushTexts = defineMessages('server.push', { ru, en });
