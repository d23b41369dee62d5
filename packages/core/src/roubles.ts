import { plural, type PluralForms } from './display.ts';

/** Numbers whose form depends on the last two digits, as in "двадцать один". */
const ones = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];

const roubles: PluralForms = { one: 'рубль', few: 'рубля', many: 'рублей', other: 'рубля' };
const kopecks: PluralForms = { one: 'копейка', few: 'копейки', many: 'копеек', other: 'копейки' };

/** Thousands are feminine: "одна тысяча", "две тысячи". */
const thousands: PluralForms = { one: 'тысяча', few: 'тысячи', many: 'тысяч', other: 'тысячи' };
const millions: PluralForms = { one: 'миллион', few: 'миллиона', many: 'миллионов', other: 'миллиона' };

const feminine: Readonly<Record<string, string>> = { один: 'одна', два: 'две' };

/** Formats 1 to 999 in words. */
function below1000(value: number, isFeminine: boolean): string[] {
  const rest = value % 100;
  const one = ones[rest % 10] ?? '';
  const last =
    rest >= 10 && rest < 20
      ? [teens[rest - 10]]
      : [tens[Math.floor(rest / 10)], isFeminine ? (feminine[one] ?? one) : one];
  return [hundreds[Math.floor(value / 100)], ...last].flatMap((word) => word || []);
}

/** Groups of three digits above the last, the greatest first. */
const groups = [
  { size: 1_000_000, forms: millions, isFeminine: false },
  { size: 1000, forms: thousands, isFeminine: true },
] as const;

function wholeInWords(value: number): string {
  if (value === 0) return 'ноль';
  const words = groups.flatMap(({ size, forms, isFeminine }) => {
    const count = Math.floor(value / size) % 1000;
    return count === 0 ? [] : [...below1000(count, isFeminine), plural(count, forms, 'ru')];
  });
  return [...words, ...below1000(value % 1000, false)].join(' ');
}

/** Upper limit of the sums: contracts are for less. */
const LIMIT = 1_000_000_000;

/**
 * Formats a sum in words as contracts do: 1200.5 is "одна тысяча двести рублей 50 копеек". Rounded to kopecks. Throws a
 * RangeError below 0, from a thousand million on and for a value that is not a number.
 */
export function roublesInWords(amount: number): string {
  const inKopecks = Math.round(amount * 100);
  if (!(inKopecks >= 0 && inKopecks < LIMIT * 100)) throw new RangeError(`${amount} is no sum of a contract`);
  const [whole, rest] = [Math.floor(inKopecks / 100), inKopecks % 100];
  const counted = `${wholeInWords(whole)} ${plural(whole, roubles, 'ru')}`;
  return `${counted} ${String(rest).padStart(2, '0')} ${plural(rest, kopecks, 'ru')}`;
}
