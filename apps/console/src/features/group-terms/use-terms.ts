import { kindOfTerm, type TermCode, termAfter, termCode, yearOfTerm } from '@semestr/core/term';
import { useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../layout/clock.ts';
import type { Choice } from '../../ui/form/SelectInput.tsx';
import { groupTermTexts } from './texts.ts';

/** Terms around today that are offered: those of the year before, of this one and of the next. */
const OFFERED = [3, 2, 1, 0, -1, -2, -3];

/** A term in words. */
export function useTermName(): (term: TermCode) => string {
  const t = useTexts(groupTermTexts);
  return (term) => {
    const year = yearOfTerm(term);
    return t(kindOfTerm(term), { years: `${year}/${String(year + 1).slice(-2)}` });
  };
}

/** The terms that may be chosen, the latest first. */
export function useTermChoices(): readonly Choice[] {
  const nameOf = useTermName();
  const now = termCode(today());
  return OFFERED.map((terms) => termAfter(now, terms)).map((id) => ({ id, name: nameOf(id) }));
}
