import { useTexts } from '@semestr/ui/language.tsx';
import { coursesOf, prefetchCascade, useCascade } from '../../ui/cascade/cascade.ts';
import { cascadeTexts } from '../../ui/cascade/texts.ts';
import { controlTexts } from '../../ui/discipline/texts.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import type { LoadContext } from '../../screens/screen-module.ts';
import { type Choice, choiceOf, disciplinesOf, useChoice } from './choice.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { Disciplines } from './Disciplines.tsx';
import { disciplinesTexts } from './texts.ts';

export const texts = [disciplinesTexts, cascadeTexts, controlTexts];

type Courses = readonly { course: number; hasForeignPlan: boolean }[];

const hasForeignPlan = (courses: Courses | undefined, course: string | null): boolean =>
  courses?.find((one) => String(one.course) === course)?.hasForeignPlan ?? false;

/** Loads the selection of the address with the page; each part reports its own failure to load. */
export async function load({ queries, search }: LoadContext) {
  const choice = choiceOf(search);
  await prefetchCascade(queries, choice);
  const courses = queries.getQueryData(coursesOf(choice).queryKey);
  const foreign = choice.foreign && hasForeignPlan(courses, choice.course);
  if (choice.course !== null) await queries.prefetchQuery(disciplinesOf({ ...choice, foreign }));
}

export function Header() {
  const t = useTexts(disciplinesTexts);
  return <Heading subtitle={t('subtitle')} />;
}

/** Disciplines of a course in a speciality's study plan. */
export default function DisciplinesPage() {
  const { choice, choose, change } = useChoice();
  const cascade = useCascade(choice);
  const { chosen, courses, specialities } = cascade;
  const isForeignOffered = hasForeignPlan(courses, chosen.course);
  const effectiveChoice: Choice = { ...choice, ...chosen, foreign: choice.foreign && isForeignOffered };
  const speciality = specialities?.find(({ id }) => String(id) === chosen.speciality)?.text ?? '';
  return (
    <>
      <ChoiceForm
        cascade={cascade}
        choice={effectiveChoice}
        isForeignOffered={isForeignOffered}
        onChoose={choose}
        onChange={change}
      />
      <Disciplines choice={effectiveChoice} speciality={speciality} />
    </>
  );
}
