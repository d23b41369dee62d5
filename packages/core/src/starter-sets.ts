/**
 * Records that most universities of the country have alike, offered while there are none (docs/decisions/0094). Each is
 * created by its own call, and can be changed and deleted like all others.
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
} as const satisfies Readonly<Record<string, readonly object[]>>;

export type StarterSet = keyof typeof starterSets;

export const isStarterSet = (record: string): record is StarterSet => Object.hasOwn(starterSets, record);
