import { useTexts } from '@semestr/ui/language.tsx';
import { newYearTexts } from './texts/index.ts';

/** Maximum number of groups listed by name; the others are only counted. */
const NAMED = 12;

/** Returns a function that lists the names of groups. */
export function useNames(): (groups: readonly { name: string }[]) => string {
  const t = useTexts(newYearTexts);
  return (groups) => {
    const listedNames = groups.slice(0, NAMED).map(({ name }) => name);
    const rest = groups.length - listedNames.length;
    return new Intl.ListFormat(t.language).format(
      rest > 0 ? [...listedNames, t('graduates.more', { count: rest })] : listedNames,
    );
  };
}
