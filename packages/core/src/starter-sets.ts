/** Values of a record of a set. */
interface StarterData {
  readonly name: string;
  readonly [field: string]: string | number | null;
}

/**
 * Records that are the same at most universities of the country, offered while some of them are missing
 * (docs/decisions/0094). Each is created by a separate call, and can be changed and deleted like any other record.
 */
export const starterSets = {
  'education-forms': [{ name: 'дневная' }, { name: 'заочная' }, { name: 'дистанционная' }],
  'room-types': [
    { name: 'лекционная аудитория', abbrev: 'лк' },
    { name: 'практические занятия', abbrev: 'пз' },
    { name: 'лабораторные занятия', abbrev: 'лб' },
    { name: 'компьютерный класс', abbrev: 'кк' },
    { name: 'спортивный зал', abbrev: 'сз' },
    { name: 'рабочий кабинет', abbrev: 'рк' },
  ],
  'certificate-places': [
    { name: 'по месту требования', office: 'Деканат', type: 0, order: 1 },
    { name: 'по месту работы родителей', office: 'Деканат', type: 0, order: 2 },
    { name: 'в поликлинику', office: 'Деканат', type: 0, order: 3 },
    { name: 'в органы социальной защиты', office: 'Деканат', type: 0, order: 4 },
    { name: 'в банк', office: 'Деканат', type: 1, order: 5 },
    { name: 'в военкомат', office: 'Деканат', type: 2, order: 6 },
  ],
  'omission-certificate-types': [
    { name: 'Медицинская справка', order: 1 },
    { name: 'Справка о донорстве', order: 2 },
    { name: 'Повестка в военкомат', order: 3 },
    { name: 'Вызов на соревнования или олимпиаду', order: 4 },
    { name: 'Заявление по семейным обстоятельствам', order: 5 },
  ],
  'practice-types': [
    { name: 'Ознакомительная практика', order: 1 },
    { name: 'Технологическая практика', order: 2 },
    { name: 'Преддипломная практика', order: 3 },
  ],
  'academic-titles': [
    { name: 'кандидат технических наук', abbrev: 'к.т.н.', price: null },
    { name: 'доктор технических наук', abbrev: 'д.т.н.', price: null },
    { name: 'кандидат физико-математических наук', abbrev: 'к.ф.-м.н.', price: null },
    { name: 'доктор физико-математических наук', abbrev: 'д.ф.-м.н.', price: null },
    { name: 'кандидат экономических наук', abbrev: 'к.э.н.', price: null },
    { name: 'доктор экономических наук', abbrev: 'д.э.н.', price: null },
    { name: 'доцент', abbrev: 'доц.', price: null },
    { name: 'профессор', abbrev: 'проф.', price: null },
  ],
} as const satisfies Readonly<Record<string, readonly StarterData[]>>;

export type StarterSet = keyof typeof starterSets;

export const isStarterSet = (record: string): record is StarterSet => Object.hasOwn(starterSets, record);

const keyOf = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е');

/** A record of a set, and whether there is one with its name. */
export interface StarterRecord {
  readonly data: StarterData;
  readonly isThere: boolean;
}

/** Compares a set with the names of the existing records. */
export function starterRecords(set: StarterSet, names: readonly string[]): readonly StarterRecord[] {
  const there = new Set(names.map(keyOf));
  return starterSets[set].map((data) => ({ data, isThere: there.has(keyOf(data.name)) }));
}

/**
 * Whether a set is offered: there are no records, or some of the set are missing. A university that has only other
 * records has made its own choice.
 */
export function isStarterOffered(set: StarterSet, names: readonly string[]): boolean {
  const missing = starterRecords(set, names).filter(({ isThere }) => !isThere).length;
  return missing > 0 && (names.length === 0 || missing < starterSets[set].length);
}
