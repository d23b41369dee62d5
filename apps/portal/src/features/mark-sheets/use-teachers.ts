import type { EmployeeBrief } from '@semestr/api/employees';
import { useDebounced } from '@semestr/ui/debounced';
import { type ReactNode, useState } from 'react';
import { usePerson } from '../../shell/person.ts';
import { usePart } from '../../ui/usePart.tsx';
import { type Control, MIN_NAME, teachersLike, teachersOf } from './mark-sheets.ts';

const TYPING_MS = 250;

/** "Образцов Игорь Львович, Каф.ПР": how the field shows an educator, and knows them again. */
export const teacherLabel = ({
  lastName,
  firstName,
  middleName,
  academicDepartment,
}: EmployeeBrief): string =>
  [[lastName, firstName, middleName].filter(Boolean).join(' '), academicDepartment]
    .filter(Boolean)
    .join(', ');

/** The name in what stands in the field; the call finds people by its beginning. */
const nameIn = (text: string): string => (text.split(',')[0] ?? '').trim();

const isLike = (teacher: EmployeeBrief, text: string): boolean =>
  teacherLabel(teacher).toLowerCase().startsWith(nameIn(text).toLowerCase());

interface Teachers {
  /** Those who give the subject, as far as what is typed fits them. */
  ofSubject: readonly EmployeeBrief[];
  /** Whose name begins with what is typed, where nobody is known to give the subject. */
  others: readonly EmployeeBrief[];
  /** Who is chosen; null while nobody is, or while they have not been found again after a reload. */
  chosen: EmployeeBrief | null;
  /** Why nobody is offered. */
  nothing: 'typeName' | 'searchFailed' | 'noSuchTeacher';
  isFetching: boolean;
  failure: ReactNode;
  onType: (text: string) => void;
  onChoose: (label: string) => void;
}

/** Who may take a mark sheet: the educators of its subject, or anybody by name where none is known. */
export function useTeachers(control: Control | null, value: string): Teachers {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState<EmployeeBrief | null>(null);
  const name = useDebounced(nameIn(typed), TYPING_MS);
  const own = usePart(teachersOf(control, usePerson()));
  const found = usePart(teachersLike(name));
  const ofSubject = own.data ?? [];
  // Where it is known who gives the subject, nobody else takes its mark sheets.
  const others = ofSubject.length > 0 || own.failure ? [] : (found.data ?? []);
  const labelled = (label: string): EmployeeBrief | null =>
    [...ofSubject, ...others, ...(last ? [last] : [])].find((one) => teacherLabel(one) === label) ?? null;
  const isTyping = name !== nameIn(typed);
  const isTooShort = nameIn(typed).length < MIN_NAME;
  return {
    // What is chosen stands in the field: that is no search.
    ofSubject: typed === value ? ofSubject : ofSubject.filter((one) => isLike(one, typed)),
    // While the name is typed, those found answer the letters before; Enter would take the first of them.
    others: isTyping ? [] : others,
    chosen: labelled(value),
    nothing: isTooShort ? 'typeName' : found.failure ? 'searchFailed' : 'noSuchTeacher',
    isFetching: !isTooShort && !found.failure && (found.data === undefined || isTyping),
    failure: own.failure ?? found.failure,
    onType: setTyped,
    onChoose: (label) => setLast(labelled(label)),
  };
}
