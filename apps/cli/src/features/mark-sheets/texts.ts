import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'ваши ведомости, новые сверху',
  subjects: 'за что можно заказать ведомость и где есть долг',
  cancel: 'отменить ведомость, пока она в работе',
  id: 'номер ведомости из первого столбца списка',
  none: 'Ведомостей нет.',
  noSubjects: 'Предметов, за которые нужна ведомость, нет.',
  debt: 'долг',
  head: {
    id: '№',
    ordered: 'заказана',
    subject: 'предмет',
    control: 'контроль',
    term: 'сем.',
    type: 'вид',
    teacher: 'преподаватель',
    price: 'цена',
    state: 'состояние',
    number: 'номер',
    expires: 'действует до',
    remark: 'примечание',
    debt: 'долг',
  },
} as const;

const en = {
  list: 'list your mark sheets, newest first',
  subjects: 'list the subjects you can order a mark sheet for, and your debts',
  cancel: 'cancel a mark sheet that is in progress',
  id: 'number of the mark sheet in the first column of the list',
  none: 'There are no mark sheets.',
  noSubjects: 'No subject needs a mark sheet.',
  debt: 'debt',
  head: {
    id: 'No.',
    ordered: 'ordered',
    subject: 'subject',
    control: 'assessment',
    term: 'sem.',
    type: 'type',
    teacher: 'teacher',
    price: 'price',
    state: 'status',
    number: 'number',
    expires: 'valid until',
    remark: 'note',
    debt: 'debt',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-mark-sheets', { ru, en });
