import { defineMessages } from '../../domain/localized.ts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const passwordTexts = defineMessages('server.password', { ru, en });
