import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  words: 'фамилия, номер, аудитория или подразделение',
  exact: 'искать как набрано, не перебирая раскладку клавиатуры',
  none: 'Ничего не найдено.',
  head: {
    room: 'ауд.',
    phones: 'телефоны',
    people: 'люди',
    departments: 'подразделения',
    note: 'примечание',
  },
} as const;

const en = {
  words: 'a surname, a number, a room or a department',
  exact: 'search only for the text as typed, not in another keyboard layout',
  none: 'Nothing was found.',
  head: { room: 'room', phones: 'phones', people: 'people', departments: 'departments', note: 'note' },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-phones', { ru, en });
