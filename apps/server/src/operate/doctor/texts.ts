import { defineTexts, type Translate } from '@semestr/core/texts';
import en from './texts/en.ts';
import ru from './texts/ru.ts';

export const doctorTexts = defineTexts('server.doctor', { ru, en });
export type DoctorTranslate = Translate<typeof ru>;
