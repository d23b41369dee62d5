import { countriesByName, countryName } from '@semestr/core/countries';
import { courseName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import type { TermCode } from '@semestr/core/term';
import { useLanguage } from '@semestr/ui/language.tsx';
import { SelectInput } from '../form/SelectInput.tsx';
import { TogglesInput } from '../form/TogglesInput.tsx';
import { ChoiceFilter } from '../list/conditions.tsx';
import { termName, useTermChoices } from '../terms.ts';
import type { Field } from './field.ts';
import { useFormatters } from './use-formatters.ts';

/** Fields with a fixed set of values. */

interface ChoiceOptions {
  width?: number;
}

/** A value of a fixed set, labelled by `choices.<source>.<value>` in the texts of the record type. */
export const choice = <V extends string | number>(values: readonly V[], options?: ChoiceOptions): Field<V> =>
  oneOf(values, (value, source, formatters) => formatters.choice(source, value), options);

/** A value of a fixed set, named by a function of the core. */
export const namedChoice = <V extends string | number>(
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
    const formatters = useFormatters();
    return values.map((id) => ({ id, name: text(id, source, formatters) }));
  };
  return {
    isChosen: true,
    text,
    Input: (props) => <SelectInput {...props} choices={useChoices(props.source)} />,
    Filter: ({ source }) => <ChoiceFilter source={source} choices={useChoices(source)} isCounted />,
    width,
  };
}

const useCountries = () => {
  const language = useLanguage();
  return countriesByName(language).map((id) => ({ id, name: countryName(id, language) }));
};

/** A country, by its ISO code. */
export const country: Field<string> = {
  text: (value, _source, { language }) => countryName(value, language),
  Input: (props) => <SelectInput {...props} choices={useCountries()} />,
  isCommon: true,
  width: 144,
};

const courses = [1, 2, 3, 4, 5, 6];

const useCourses = () => {
  const language = useLanguage();
  return courses.map((id) => ({ id, name: courseName(id, language) }));
};

/** The course of a group or a student. */
export const course: Field<number> = {
  isChosen: true,
  text: (value, _source, { language }) => courseName(value, language),
  Input: (props) => <SelectInput {...props} choices={useCourses()} />,
  Filter: ({ source }) => <ChoiceFilter source={source} choices={useCourses()} />,
  width: 96,
};

/** Several courses. */
export const courseNumbers: Field<number[]> = {
  isChosen: true,
  text: (values) => values.join(', '),
  Input: (props) => <TogglesInput {...props} choices={courses.map((id) => ({ id, name: String(id) }))} />,
  width: 96,
};

/** A term around the current date. */
export const term: Field<TermCode> = {
  isChosen: true,
  text: (value, _source, { language }) => termName(value, language),
  Input: (props) => <SelectInput {...props} choices={useTermChoices()} />,
  Filter: ({ source }) => <ChoiceFilter source={source} choices={useTermChoices()} />,
  width: 176,
};
