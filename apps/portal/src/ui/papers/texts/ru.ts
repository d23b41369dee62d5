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

export default ru;
