import type { EmployeeBrief } from '@semestr/api/employees';
import { useDebounced } from '@semestr/ui/debounced';
import { type ReactNode, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { type Control, MIN_NAME, searchTeachers, teachersOf } from './mark-sheets.ts';

const TYPING_MS = 250;

/** Label of an educator in the field, which also identifies them: "Образцов Игорь Львович, Каф.ПР". */
export const teacherLabel = ({
  lastName,
  firstName,
  middleName,
  academicDepartment,
}: EmployeeBrief): string =>
  [[lastName, firstName, middleName].filter(Boolean).join(' '), academicDepartment]
    .filter(Boolean)
    .join(', ');

/** Returns the name in the field's text; the call searches by its beginning. */
const nameIn = (text: string): string => (text.split(',')[0] ?? '').trim();

const matchesText = (teacher: EmployeeBrief, text: string): boolean =>
  teacherLabel(teacher).toLowerCase().startsWith(nameIn(text).toLowerCase());

interface Teachers {
  /** Educators of the subject that match the typed text. */
  ofSubject: readonly EmployeeBrief[];
  /** Educators whose name begins with the typed text, if the educators of the subject are unknown. */
  others: readonly EmployeeBrief[];
  /** The selected educator; null when there is none, or while loading after a reload. */
  chosen: EmployeeBrief | null;
  /** Why there are no options. */
  nothing: 'typeName' | 'searchFailed' | 'noSuchTeacher';
  isFetching: boolean;
  failure: ReactNode;
  onType: (text: string) => void;
  onChoose: (label: string) => void;
}

/** Finds possible examiners of a mark sheet: the educators of its subject, or, if they are unknown, any by name. */
export function useTeachers(control: Control | null, value: string): Teachers {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState<EmployeeBrief | null>(null);
  const name = useDebounced(nameIn(typed), TYPING_MS);
  const own = useSectionQuery(teachersOf(control, usePerson()));
  const found = useSectionQuery(searchTeachers(name));
  const ofSubject = own.data ?? [];
  // Only offers educators of the subject if they are known.
  const others = ofSubject.length > 0 || own.failure ? [] : (found.data ?? []);
  const labelled = (label: string): EmployeeBrief | null =>
    [...ofSubject, ...others, ...(last ? [last] : [])].find((one) => teacherLabel(one) === label) ?? null;
  const isTyping = name !== nameIn(typed);
  const isTooShort = nameIn(typed).length < MIN_NAME;
  return {
    // Does not search for the selected educator, which the field contains.
    ofSubject: typed === value ? ofSubject : ofSubject.filter((one) => matchesText(one, typed)),
    // Hides outdated results during typing, because Enter would select the first of them.
    others: isTyping ? [] : others,
    chosen: labelled(value),
    nothing: isTooShort ? 'typeName' : found.failure ? 'searchFailed' : 'noSuchTeacher',
    isFetching: !isTooShort && !found.failure && (found.data === undefined || isTyping),
    failure: own.failure ?? found.failure,
    onType: setTyped,
    onChoose: (label) => setLast(labelled(label)),
  };
}
