import { useTexts } from '@semestr/ui/language.tsx';
import { newYearTexts } from './texts.ts';

/** So many are named; of the others it is said how many they are. */
const NAMED = 12;

/** The names of groups in a row. */
export function useNames(): (groups: readonly { name: string }[]) => string {
  const t = useTexts(newYearTexts);
  return (groups) => {
    const named = groups.slice(0, NAMED).map(({ name }) => name);
    const rest = groups.length - named.length;
    return new Intl.ListFormat(t.language).format(
      rest > 0 ? [...named, t('graduates.more', { count: rest })] : named,
    );
  };
}
