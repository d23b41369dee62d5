import { defineTexts } from '@semestr/core/texts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const tableImportTexts = defineTexts('server.tableImports', { ru, en });
