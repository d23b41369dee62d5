import { all as allFaculties, type Faculty } from '@semestr/api/faculties';
import { rowsOf } from '@semestr/api/rows';
import { isOfFaculty } from '@semestr/core/rights';
import { useQuery } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { useCall } from './record/use-call.ts';

/** Whether the role of the signed-in user is limited to one faculty. */
export function isLimitedToFaculty(): boolean {
  const role = session.role();
  return role !== null && isOfFaculty(role);
}

/** Loads the faculty to which the role is limited; undefined until then, and for other roles. */
export function useOwnFaculty(): Faculty | undefined {
  const call = useCall();
  const abbrev = session.user()?.staffFaculty;
  const { data } = useQuery({
    queryKey: ['own-faculty', abbrev],
    queryFn: async () => rowsOf(await call(allFaculties, {})),
    staleTime: 10 * 60_000,
    enabled: isLimitedToFaculty(),
  });
  return data?.find((faculty) => faculty.abbrev === abbrev);
}
