import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Matched } from './Matched.tsx';

it.each([
  ['.*(', 'Что такое .*( в поиске', '.*('],
  ['a+', 'aaa и a+', 'a+'],
  ['[к]', 'каб. 5 [к] и к', '[к]'],
])('matched text: treats search terms as literal text: %s', async (word, text, found) => {
  const screen = await render(
    <p>
      <Matched text={text} words={[word]} />
    </p>,
  );
  const marks = [...screen.container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual([found]);
  expect(screen.container.textContent).toBe(text);
});
