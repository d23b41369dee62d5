import type { Language } from '@semestr/core/languages';
import { kindOfRecords } from '@semestr/core/requests/kinds';
import { kindPlural } from '@semestr/core/requests/words';
import type { RecordsTranslate } from './texts.ts';
import { type KindName, type OtherName, otherNames } from './names.ts';

const isOther = (name: KindName): name is OtherName => otherNames.some((other) => other === name);

/** Returns the name of a record type: "заявки на практику". */
export function nameOfKind(name: KindName, t: RecordsTranslate, language: Language): string {
  return isOther(name) ? t(`kinds.${name}`) : kindPlural(kindOfRecords(name), language).toLowerCase();
}
