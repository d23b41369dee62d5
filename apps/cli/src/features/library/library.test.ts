import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const book = (changes: object = {}) => ({
  id: 1,
  name: 'Учебник примеров',
  title: 'Учебник примеров',
  author: 'Образцов И. И.',
  takeDate: '01.09.2026',
  returnDate: '03.11.2026',
  isOverdue: true,
  ...changes,
});
const books = [
  book(),
  book({ id: 2, title: 'Задачник', returnDate: '25.11.2026', isOverdue: false }),
  book({ id: 3, title: 'Атлас', author: '', returnDate: '27.11.2026', isOverdue: false }),
];
const news = [{ id: 5, title: 'Новые поступления', link: 'https://library.example/new', date: '20.11.2026' }];

const { ask, askUnknown, answer } = ownServer(
  {
    'GET /library/books': ok(books),
    'GET /library/debts': ok(['Образцов И. И. Учебник примеров (вернуть до 03.11.2026)']),
  },
  { 'GET /library/news': ok(news) },
);

describe('semestr library books', () => {
  it('library: books shows the time left for each book', async () => {
    const { code, out, err } = await ask(['library', 'books'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "книга             автор           взята       вернуть до  срок
      Учебник примеров  Образцов И. И.  2026-09-01  2026-11-03  просрочена на 22 дня
      Задачник          Образцов И. И.  2026-09-01  2026-11-25  сегодня последний день
      Атлас                             2026-09-01  2026-11-27  осталось 2 дня
      "
    `);
  });

  it('library: books prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['library', 'books', '--csv'])).out).toMatchInlineSnapshot(`
      "title,author,taken,due,state
      Учебник примеров,Образцов И. И.,2026-09-01,2026-11-03,22 days overdue
      Задачник,Образцов И. И.,2026-09-01,2026-11-25,due today
      Атлас,,2026-09-01,2026-11-27,2 days left
      "
    `);
    expect(JSON.parse((await ask(['library', 'books', '--json'])).out)).toEqual(books);
  });

  // Other providers return 404 when there are none.
  it.each([ok([]), { status: 404 }])('library: books reports that there are none', async (reply) => {
    answer('GET /library/books', reply);
    expect(await ask(['library', 'books'])).toEqual({
      code: 0,
      out: '',
      err: 'You have no library books.\n',
    });
  });
});

describe('semestr library debts', () => {
  it('library: debts prints one line per book', async () => {
    expect((await ask(['library', 'debts'])).out).toMatchInlineSnapshot(`
      "book
      Образцов И. И. Учебник примеров (вернуть до 03.11.2026)
      "
    `);
  });

  it('library: debts reports that nothing is overdue', async () => {
    answer('GET /library/debts', ok([]));
    expect((await ask(['library', 'debts'])).err).toBe('No book is overdue.\n');
  });
});

describe('semestr library news', () => {
  it('library: news is public', async () => {
    expect((await askUnknown(['library', 'news'])).out).toMatchInlineSnapshot(`
      "date        news               link
      2026-11-20  Новые поступления  https://library.example/new
      "
    `);
  });

  it('library: news reports that there are none, and reports failures', async () => {
    answer('GET /library/news', ok([]));
    expect((await askUnknown(['library', 'news'])).err).toBe('There is no news.\n');
    answer('GET /library/news', { status: 400 });
    expect(await askUnknown(['library', 'news'])).toMatchObject({ code: 1, out: '' });
  });
});

it.each(['books', 'debts'])('library: %s requires a signed-in user', async (name) => {
  answer('GET /library/books', { status: 500 });
  answer('GET /library/debts', { status: 500 });
  expect(await ask(['library', name])).toMatchObject({ code: 1, out: '' });
  const { code, err } = await askUnknown(['library', name]);
  expect(code).toBe(4);
  expect(err).toContain('Sign in with: semestr login');
});
