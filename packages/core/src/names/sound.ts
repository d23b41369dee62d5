/**
 * How a word sounds, in capital Latin letters: the same for a name in Russian, in Belarusian, and in Latin letters by the
 * rules of either language's passports. "Шевчук", "Шаўчук", "Shevchuk" and "Ševčuk" all sound "WAVXUK".
 */

/**
 * Replaced in this order. W stands for ш and щ, X for ч, J for ж, H for г and х, T also for ц, D also for дз (Belarusian
 * has "дз" and "ц" for a soft "д" and "т").
 */
const COMBINATIONS: readonly (readonly [letters: string, sound: string])[] = [
  ['x', 'ks'],
  ['w', 'v'],
  ['q', 'k'],
  ['shch', 'W'],
  ['szcz', 'W'],
  ['sch', 'W'],
  ['sh', 'W'],
  ['sz', 'W'],
  ['tch', 'X'],
  ['ch', 'X'],
  ['cz', 'X'],
  ['zh', 'J'],
  ['kh', 'H'],
  ['ph', 'F'],
  ['th', 'T'],
  ['ts', 'T'],
  ['tz', 'T'],
  ['dz', 'D'],
  ['шч', 'W'],
  ['тс', 'T'],
  ['дз', 'D'],
];

/** All vowels but "и" and "у" count as one, because Belarusian spells unstressed vowels as they are pronounced. */
const LETTERS = 'абвгґджзеэоыиіклмнпрстуфхцчшщюяabvghdzklmnprstfceouijy';
const SOUNDS = 'ABVHHDJZAAAIIIKLMNPRSTUFHTXWWUAABVHHDZKLMNPRSTFTAAUIII';
const SIGNS = /[ьъ]/g;

const soundOfLetter = new Map(Array.from(LETTERS, (letter, index) => [letter, SOUNDS.charAt(index)]));

const withoutDoubles = (text: string): string => text.replaceAll(/(\S)\1+/g, '$1');

/**
 * Returns how each word of a folded text sounds, separated by spaces; letters of other scripts do not change.
 * @param words of `foldName`
 */
export function soundOf(words: string): string {
  const combined = COMBINATIONS.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), words);
  const letters = Array.from(combined.replaceAll(SIGNS, ''), (letter) => soundOfLetter.get(letter) ?? letter);
  return (
    withoutDoubles(
      // "я" is "ia" or "ya", "ю" is "iu": the sound before the vowel is left out.
      withoutDoubles(letters.join('')).replaceAll(/I(?=[AU])/g, ''),
    )
      // "ў" is written "u" or "в": after a vowel, and where a word begins before a consonant.
      .replaceAll(/([AI])U/g, '$1V')
      .replaceAll(/(^| )U(?=[^AIU ])/g, '$1V')
  );
}
