import type { Language } from '@semestr/core/languages';
import { kindOfRecords } from '@semestr/core/requests/kinds';
import { kindPlural } from '@semestr/core/requests/words';
import type { Translate } from '@semestr/core/texts';
import { type KindName, type OtherName, otherNames } from './names.ts';
import type ru from './texts/ru.ts';

const isOther = (name: KindName): name is OtherName => otherNames.some((other) => other === name);

/** Returns the name of a record type: "заявки на практику". */
export function nameOfKind(name: KindName, t: Translate<typeof ru>, language: Language): string {
  return isOther(name) ? t(`kinds.${name}`) : kindPlural(kindOfRecords(name), language).toLowerCase();
}
