import { defineTexts, type TextsLike, type Translate } from '@semestr/core/texts';

const ru = {
  list: 'ваши заявки, новые сверху',
  submit: 'подать заявку',
  cancel: 'отменить свою заявку, пока её не рассмотрели',
  document: 'PDF или снимки страниц документа',
  id: 'номер заявки, который показывает list',
  none: 'Заявок нет.',
  head: {
    id: '№',
    submitted: 'подана',
    state: 'состояние',
    decided: 'решение',
    remark: 'примечание',
  },
} as const;

const en = {
  list: 'list your requests, newest first',
  submit: 'submit a request',
  cancel: 'cancel your request before it is decided',
  document: 'a PDF, or photos of the pages of the document',
  id: 'number of the request, as shown by list',
  none: 'There are no requests.',
  head: {
    id: 'No.',
    submitted: 'submitted',
    state: 'status',
    decided: 'decided',
    remark: 'note',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-form-requests', { ru, en });
export type FormRequestsTranslate = Translate<typeof ru>;
