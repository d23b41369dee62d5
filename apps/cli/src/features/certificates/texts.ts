import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'ваши справки, новые сверху',
  places: 'куда выдают справки',
  order: 'заказать справку',
  cancel: 'отменить справку, пока она в работе',
  place: 'куда нужна справка; примеры: semestr certificates places',
  type: 'обычная (ordinary) или с гербовой печатью (sealed)',
  count: 'сколько экземпляров, от 1 до {{most}} (обычно 1)',
  id: 'номер справки из списка',
  none: 'Справок нет.',
  noPlaces: 'Мест нет.',
  head: {
    id: '№',
    ordered: 'заказана',
    type: 'вид',
    place: 'куда',
    state: 'состояние',
    issued: 'выдана',
    remark: 'примечание',
    office: 'кто выдаёт',
    seal: 'печать',
  },
  types: { sealed: 'гербовая' },
} as const;

const en = {
  list: 'list your certificates, newest first',
  places: 'list the places that certificates are issued for',
  order: 'order a certificate',
  cancel: 'cancel a certificate that is in progress',
  place: 'place that needs the certificate; examples: semestr certificates places',
  type: 'ordinary, or sealed with the university seal',
  count: 'number of copies, 1 to {{most}} (1 by default)',
  id: 'number of the certificate in the list',
  none: 'There are no certificates.',
  noPlaces: 'There are no places.',
  head: {
    id: 'No.',
    ordered: 'ordered',
    type: 'type',
    place: 'for',
    state: 'status',
    issued: 'issued',
    remark: 'note',
    office: 'issued by',
    seal: 'seal',
  },
  types: { sealed: 'sealed' },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-certificates', { ru, en });
