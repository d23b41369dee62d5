import { list } from '@semestr/api/disciplines';
import { semestersOf } from '@semestr/core/disciplines';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withStep, type Step, type Steps, stepsOf } from '../../ui/cascade/steps.ts';
import { queryOf } from '../../client/query.ts';

/** The study plan selected in the address. */
export interface Choice extends Steps {
  /** Semester number within the course; null for both. */
  term: string | null;
  /** Whether to show the plan for international students. */
  foreign: boolean;
}

/** Returns the semesters of a course, as in the address. */
const termsOf = (course: string | null): string[] =>
  course === null ? [] : semestersOf(Number(course)).map(String);

export function choiceOf(search: URLSearchParams): Choice {
  const steps = stepsOf(search);
  const term = termsOf(steps.course).find((one) => one === search.get('term')) ?? null;
  return { ...steps, term, foreign: search.get('foreign') === 'true' };
}

/** Query for the disciplines of a complete selection. */
export const disciplinesOf = ({ speciality, course, term, foreign }: Choice) => ({
  ...queryOf(list, {
    query: {
      id: speciality ?? '',
      course: course ?? '',
      isForeign: foreign ? 'true' : 'false',
      details: 'true',
      ...(term !== null && { term }),
    },
  }),
  enabled: course !== null,
});

/** Returns the query string of a selection, without its empty parts. */
function searchOf({ foreign, ...rest }: Choice): string {
  const pairs = Object.entries(rest).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return new URLSearchParams([...pairs, ...(foreign ? [['foreign', 'true']] : [])]).toString();
}

/** The selection in the address, with functions that change it. */
export function useChoice() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Renders the new address with low priority, but shows the selection in the field immediately.
  const [choice, show] = useOptimistic(choiceOf(search));
  const change = (after: Choice): void =>
    startTransition(() => {
      show(after);
      void navigate({ search: searchOf(after) }, { replace: true, preventScrollReset: true });
    });
  return {
    choice,
    /** Clears the semester when the course changes, but keeps the plan for international students. */
    choose: (step: Step, value: string | null) =>
      change({
        ...withStep(choice, step, value),
        term: null,
        foreign: step === 'course' && choice.foreign,
      }),
    change: (part: Partial<Pick<Choice, 'term' | 'foreign'>>) => change({ ...choice, ...part }),
  };
}
