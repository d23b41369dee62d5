import { defineMessages } from '../../domain/localized.ts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const adminTexts = defineMessages('server.admin', { ru, en });
