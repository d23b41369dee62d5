import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  papers: 'Снимки или скан документа',
  papersHint_one: 'Один PDF или снимок, JPEG или PNG, до\u00a0{{size, size}}',
  papersHint_few:
    'Один PDF или до\u00a0{{count}}\u00a0снимков страниц, JPEG или PNG, каждый до\u00a0{{size, size}}',
  papersHint_many:
    'Один PDF или до\u00a0{{count}}\u00a0снимков страниц, JPEG или PNG, каждый до\u00a0{{size, size}}',
  papersHint_other:
    'Один PDF или до\u00a0{{count}}\u00a0снимков страниц, JPEG или PNG, каждый до\u00a0{{size, size}}',
  mixed: 'Приложите либо один PDF, либо снимки страниц',
  unreadable: 'Файл не\u00a0прочитался: выберите его ещё раз',
  papersMissing: 'Приложите документ: без него заявку не\u00a0рассмотрят.',
} as const;

const en = {
  papers: 'Photos or a scan of the document',
  papersHint_one: 'One PDF or photo, JPEG or PNG, up to {{size, size}}',
  papersHint_other: 'One PDF or up to {{count}}\u00a0photos of pages, JPEG or PNG, each up to {{size, size}}',
  mixed: 'Attach either one PDF or photos of the pages',
  unreadable: 'The file could not be read: choose it again',
  papersMissing: 'Attach the document: without it your request cannot be considered.',
} as const satisfies TextsLike<typeof ru>;

/** Texts of the field for a document. */
export const paperTexts = defineTexts('papers', { ru, en });
