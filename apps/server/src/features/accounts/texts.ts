import { defineMessages } from '../../domain/localized.ts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const accountTexts = defineMessages('server.accounts', { ru, en });
