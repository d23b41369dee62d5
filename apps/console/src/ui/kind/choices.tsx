import { courseName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import type { TermCode } from '@semestr/core/term';
import { useLanguage } from '@semestr/ui/language.tsx';
import { SelectInput } from '../form/SelectInput.tsx';
import { TogglesInput } from '../form/TogglesInput.tsx';
import { ChoiceFilter } from '../list/conditions.tsx';
import { termName, useTermChoices } from '../terms.ts';
import type { Field } from './field.ts';
import { useSay } from './use-say.ts';

/** Fields with a fixed set of values. */

interface ChoiceOptions {
  width?: number;
}

/** One of the values, each labelled by `choices.<source>.<value>` in the texts of its record type. */
export const choice = <V extends string | number>(values: readonly V[], options?: ChoiceOptions): Field<V> =>
  oneOf(values, (value, source, say) => say.choice(source, value), options);

/** One of the values, each with a name from the rules. */
export const named = <V extends string | number>(
  values: readonly V[],
  nameOf: (value: V, language: Language) => string,
  options?: ChoiceOptions,
): Field<V> => oneOf(values, (value, _source, { language }) => nameOf(value, language), options);

function oneOf<V extends string | number>(
  values: readonly V[],
  text: Field<V>['text'],
  { width = 152 }: ChoiceOptions = {},
): Field<V> {
  const useChoices = (source: string) => {
    const say = useSay();
    return values.map((id) => ({ id, name: text(id, source, say) }));
  };
  return {
    text,
    Input: (props) => <SelectInput {...props} choices={useChoices(props.source)} />,
    Filter: ({ source }) => <ChoiceFilter source={source} choices={useChoices(source)} isCounted />,
    width,
  };
}

const courses = [1, 2, 3, 4, 5, 6];

const useCourses = () => {
  const language = useLanguage();
  return courses.map((id) => ({ id, name: courseName(id, language) }));
};

/** The course of a group or a student. */
export const course: Field<number> = {
  text: (value, _source, { language }) => courseName(value, language),
  Input: (props) => <SelectInput {...props} choices={useCourses()} />,
  Filter: ({ source }) => <ChoiceFilter source={source} choices={useCourses()} />,
  width: 96,
};

/** Several courses. */
export const courseNumbers: Field<number[]> = {
  text: (values) => values.join(', '),
  Input: (props) => <TogglesInput {...props} choices={courses.map((id) => ({ id, name: String(id) }))} />,
  width: 96,
};

/** A term, one of those around the current date. */
export const term: Field<TermCode> = {
  text: (value, _source, { language }) => termName(value, language),
  Input: (props) => <SelectInput {...props} choices={useTermChoices()} />,
  Filter: ({ source }) => <ChoiceFilter source={source} choices={useTermChoices()} />,
  width: 176,
};
