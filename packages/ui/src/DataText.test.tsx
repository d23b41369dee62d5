import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataText, DataWord } from './DataText.tsx';
import { LanguageContext } from './language.tsx';

it.each([
  ['en', 'Order No. 12-с of 27.03.2026', [['ru', 'с']]],
  [
    'en',
    'Mark sheet for Базы данных, by Образцов И. Л.',
    [
      ['ru', 'Базы данных,'],
      ['ru', 'Образцов И. Л.'],
    ],
  ],
  ['ru', 'Чат-бот на Python', [['en', 'Python']]],
  ['ru', 'Базы данных', []],
] as const)(
  'data text: marks what is in another language than the page, in %s: %s',
  async (language, text, marked) => {
    const screen = await render(
      <LanguageContext value={language}>
        <DataText>{text}</DataText>
      </LanguageContext>,
    );
    const found = [...screen.container.querySelectorAll('[lang]')].map((element) => [
      element.getAttribute('lang'),
      element.textContent.trim(),
    ]);
    expect(found).toEqual(marked);
    expect(screen.container.textContent).toBe(text);
  },
);

it('data text: a code is translated, and an unknown value marked as data', async () => {
  const screen = await render(
    <LanguageContext value="en">
      <DataWord kind="work" value="Отклонено" />, <DataWord kind="work" value="Призёр" />
    </LanguageContext>,
  );
  expect(screen.container.textContent).toBe('Rejected, Призёр');
  expect(screen.container.querySelector('[lang="ru"]')?.textContent).toBe('Призёр');
});
