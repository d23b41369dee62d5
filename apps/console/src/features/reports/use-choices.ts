import { all as allFaculties } from '@semestr/api/faculties';
import { all as allGroups } from '@semestr/api/groups';
import { rowsOf } from '@semestr/api/rows';
import { all as allSpecialities } from '@semestr/api/specialities';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../ui/record/use-call.ts';
import type { Conditions } from './use-address.ts';

const NONE: readonly never[] = [];

/** Options for faculty, speciality and group, each narrowed by the previous selection. */
export function useChoices({ facultyId, specialityId, course }: Conditions) {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['report-choices'],
    queryFn: async () => {
      const [faculties, specialities, groups] = await Promise.all([
        call(allFaculties, {}),
        call(allSpecialities, {}),
        call(allGroups, {}),
      ]);
      return { faculties: rowsOf(faculties), specialities: rowsOf(specialities), groups: rowsOf(groups) };
    },
    staleTime: 10 * 60_000,
  });
  const { faculties = NONE, specialities = NONE, groups = NONE } = data ?? {};
  const fits = (chosen: string | undefined, own: number | null): boolean =>
    chosen === undefined || chosen === String(own);
  return {
    faculties,
    specialities: specialities.filter((one) => fits(facultyId, one.facultyId)),
    groups: groups.filter(
      (group) =>
        fits(facultyId, group.facultyId) &&
        fits(specialityId, group.specialityDepartmentEducationFormId) &&
        fits(course, group.course),
    ),
    /** Loads all groups, so that a selected group can be named even if it no longer matches. */
    everyGroup: groups,
  };
}

export type Choices = ReturnType<typeof useChoices>;
