import type { AreaInput } from './area-input.ts';

const CHAIR = 3;

type Made = AreaInput['made'];
type Employee = Made['employees'][number];

/** Finds the possible supervisors of a faculty's students: members of its chairs with an academic rank. */
export function staffOfFaculties(made: Made): (facultyId: number) => readonly Employee[] {
  const abbrevs = new Map(made.faculties.map(({ id, abbrev }) => [id, abbrev]));
  const tops = new Map(made.departments.map(({ id, abbrev }) => [id, abbrev]));
  const facultyOf = new Map(
    made.departments.flatMap(({ id, type, parentId }) =>
      type === CHAIR && parentId != null ? [[id, tops.get(parentId)] as const] : [],
    ),
  );
  const people = new Map(made.employees.map((employee) => [employee.id, employee]));
  const byFaculty = Map.groupBy(
    made.positions.flatMap(({ employeeId, departmentId }) => {
      const employee = people.get(employeeId);
      const faculty = facultyOf.get(departmentId);
      return employee?.rank && faculty ? [{ employee, faculty }] : [];
    }),
    ({ faculty }) => faculty,
  );
  return (facultyId) => (byFaculty.get(abbrevs.get(facultyId) ?? '') ?? []).map(({ employee }) => employee);
}
