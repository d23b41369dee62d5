/** Faculty, speciality and course in an address. A step without the previous one is dropped. */
export interface Steps {
  faculty: string | null;
  speciality: string | null;
  course: string | null;
}

/** Names in the address and of the fields, which are the same because without scripts the form builds the address. */
export type Step = keyof Steps;
export const steps = ['faculty', 'speciality', 'course'] as const satisfies readonly Step[];

const MAX_ID = 2_147_483_647;

const idOf = (text: string | null): string | null =>
  text !== null && /^\d{1,10}$/.test(text) && Number(text) > 0 && Number(text) <= MAX_ID ? text : null;

const courseOf = (text: string | null): string | null =>
  text !== null && /^[1-6]$/.test(text) ? text : null;

export function stepsOf(search: URLSearchParams): Steps {
  const faculty = idOf(search.get('faculty'));
  const speciality = faculty && idOf(search.get('speciality'));
  const course = speciality && courseOf(search.get('course'));
  return { faculty, speciality, course };
}

/** Changes the selection of one step and clears those after it. */
export function withStep(before: Steps, step: Step, value: string | null): Steps {
  const after: Steps = { faculty: null, speciality: null, course: null };
  for (const one of steps.slice(0, steps.indexOf(step))) after[one] = before[one];
  after[step] = value;
  return after;
}

/** Returns the first step without a selection, only considering those before `step` if it is passed. */
export function firstMissingStep(chosen: Steps, step?: Step): Step | null {
  const before = step ? steps.slice(0, steps.indexOf(step)) : steps;
  return before.find((one) => chosen[one] === null) ?? null;
}
