import type { Control } from '@semestr/core/disciplines';
import { useTexts } from '@semestr/ui/language.tsx';
import { controlTexts } from './texts.ts';

const words = {
  Экзамен: 'exam',
  Зачет: 'credit',
  'Диф.зачет': 'graded',
  'Курс. работа': 'paper',
} as const satisfies Record<Control, string>;

const isKnown = (control: string): control is Control => Object.hasOwn(words, control);

/** Display order, in which the exam precedes the course paper. */
const displayOrder: readonly string[] = Object.keys(words);

/** Returns names of assessment types in the language of the page; unknown ones are shown as received. */
export function useControls() {
  const t = useTexts(controlTexts);
  const word = (control: string): string => (isKnown(control) ? t(words[control]) : control);
  return {
    /** "экзамен". */
    word,
    /** "Диф. зачёт": short, for a column. */
    short: (control: string): string => (isKnown(control) ? t(`short.${words[control]}`) : control),
    /** "экзамен, курсовая работа". */
    list: (controls: readonly string[]): string =>
      [
        ...displayOrder.filter((name) => controls.includes(name)),
        ...controls.filter((name) => !isKnown(name)),
      ]
        .map(word)
        .join(', '),
  };
}
