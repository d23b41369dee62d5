import { type ReactNode, StrictMode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { tolerateTranslation } from './translated-page.ts';

tolerateTranslation();

/** Ways in which translators replace a text, named after their first step. */
const ways = {
  replace: (text: Text, translation: Element) => text.replaceWith(translation),
  'insert before': (text: Text, translation: Element) => {
    text.before(translation);
    text.remove();
  },
  'insert after': (text: Text, translation: Element) => {
    text.after(translation);
    text.remove();
  },
  'remove first': (text: Text, translation: Element) => {
    const [parent, next] = [text.parentNode, text.nextSibling];
    text.remove();
    parent?.insertBefore(translation, next);
  },
};
type Way = (typeof ways)[keyof typeof ways];

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}

/** Translates a part of the page, and waits until the page has reacted. */
async function translate(root: Node, replace: Way = ways.replace): Promise<void> {
  for (const text of textsIn(root)) {
    const translation = document.createElement('font');
    translation.textContent = `≈${text.data}`;
    replace(text, translation);
  }
  await Promise.resolve();
}

interface ExampleProps {
  count: number;
  isLoading?: boolean;
  names?: readonly string[];
  after?: ReactNode;
}

/** Texts in every place where React changes them: alone, next to each other, before and after elements. */
const Example = ({ count, isLoading = false, names, after }: ExampleProps) => (
  <StrictMode>
    <h2>Найдено: {count}</h2>
    <p>
      {isLoading && 'Загрузка '}
      <b>{count}</b> из {count} {after}
    </p>
    <ul>
      {names?.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </StrictMode>
);

const plain = (root: Element): string => (root.textContent ?? '').replaceAll('≈', '');

for (const [name, way] of Object.entries(ways))
  it(`translated page: changed texts are updated on the page, and translated again: ${name}`, async () => {
    const { container, rerender } = await render(<Example count={1} isLoading names={['а', 'б']} />);
    await translate(container, way);
    expect(container.textContent).toContain('≈Найдено: ≈1');
    await rerender(<Example count={2} isLoading={false} names={['б', 'в', 'а']} after="всего" />);
    expect(plain(container)).toBe('Найдено: 22 из 2 всегобва');
    await translate(container, way);
    await rerender(<Example count={3} isLoading names={['в']} after={<i>ещё</i>} />);
    expect(plain(container)).toBe('Найдено: 3Загрузка 3 из 3 ещёв');
    await translate(container, way);
    await rerender(<Example count={0} />);
    expect(plain(container)).toBe('Найдено: 00 из 0 ');
  });

it('translated page: a translation that is replaced again or reverted keeps its position', async () => {
  const { container, rerender } = await render(<Example count={1} isLoading />);
  await translate(container);
  for (const font of container.querySelectorAll('font')) {
    const another = document.createElement('font');
    another.textContent = font.textContent;
    font.replaceWith(another);
  }
  await Promise.resolve();
  for (const font of container.querySelectorAll('font'))
    font.replaceWith(document.createTextNode(font.textContent ?? ''));
  await Promise.resolve();
  await rerender(<Example count={2} />);
  expect(plain(container)).toBe('Найдено: 22 из 2 ');
});

it('translated page: elements that an extension has moved or removed do not stop the page', async () => {
  const { container, rerender } = await render(<Example count={1} names={['а', 'б', 'в']} />);
  const [first, second] = container.querySelectorAll('li');
  const wrapper = document.createElement('div');
  first?.before(wrapper);
  if (first) wrapper.append(first);
  second?.remove();
  await rerender(<Example count={2} names={['г', 'а', 'д', 'б', 'в']} />);
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'г',
    'а',
    'в',
    'д',
  ]);
  await rerender(<Example count={3} names={[]} />);
  expect(container.querySelectorAll('li')).toHaveLength(0);
});
