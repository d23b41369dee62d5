import { list } from '@semestr/api/disciplines';
import { semestersOf } from '@semestr/core/disciplines';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { stepped, type Step, type Steps, stepsOf } from '../../cascade/steps.ts';
import { ask } from '../../query.ts';

/** Whose plan the address names. */
export interface Choice extends Steps {
  /** The number of a semester of the course; null: both. */
  term: string | null;
  /** The plan for students from abroad. */
  foreign: boolean;
}

/** The semesters of a course, as an address names them. */
const termsOf = (course: string | null): string[] =>
  course === null ? [] : semestersOf(Number(course)).map(String);

export function choiceOf(search: URLSearchParams): Choice {
  const steps = stepsOf(search);
  const term = termsOf(steps.course).find((one) => one === search.get('term')) ?? null;
  return { ...steps, term, foreign: search.get('foreign') === 'true' };
}

/** The disciplines that a whole choice names. */
export const disciplinesOf = ({ speciality, course, term, foreign }: Choice) => ({
  ...ask(list, {
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

/** The address of a choice, without what is not chosen. */
function searchOf({ foreign, ...rest }: Choice): string {
  const pairs = Object.entries(rest).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return new URLSearchParams([...pairs, ...(foreign ? [['foreign', 'true']] : [])]).toString();
}

/** The choice in the address, and how to change it. */
export function useChoice() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A new address is drawn when there is time; what was chosen stands in its field at once.
  const [choice, show] = useOptimistic(choiceOf(search));
  const change = (after: Choice): void =>
    startTransition(() => {
      show(after);
      void navigate({ search: searchOf(after) }, { replace: true, preventScrollReset: true });
    });
  return {
    choice,
    /** The semesters are those of a course; who compares courses goes on with the same students. */
    choose: (step: Step, value: string | null) =>
      change({
        ...stepped(choice, step, value),
        term: null,
        foreign: step === 'course' && choice.foreign,
      }),
    change: (part: Partial<Pick<Choice, 'term' | 'foreign'>>) => change({ ...choice, ...part }),
  };
}
