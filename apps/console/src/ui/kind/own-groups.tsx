import { ReferencesInput } from '../form/ReferencesInput.tsx';
import { isLimitedToFaculty, useOwnFaculty } from '../own-faculty.ts';
import type { Field, WrittenProps } from './field.ts';
import { references } from './references.tsx';

/** Selects groups; a role that is limited to a faculty is only offered its groups. */
function OwnGroupsInput(props: WrittenProps) {
  const faculty = useOwnFaculty();
  // Waits for the faculty: without the filter it would offer groups that the server rejects.
  if (isLimitedToFaculty() && !faculty) return null;
  return (
    <ReferencesInput
      {...props}
      reference="groups"
      sort="name"
      {...(faculty && { filter: { facultyId: [faculty.id] } })}
    />
  );
}

/** Groups that receive a message. */
export const ownGroups: Field<number[]> = { ...references('groups', 'name'), Input: OwnGroupsInput };
