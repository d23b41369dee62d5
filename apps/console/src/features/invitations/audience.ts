import type { Audience } from '@semestr/api/invitations';
import { type InvitedRole, invitedRoles } from '@semestr/core/invitations';

/** Values of the form: conditions that are not chosen are null. */
export interface Chosen {
  role: InvitedRole;
  facultyId: number | null;
  course: number | null;
  groupId: number | null;
  isAgain: boolean;
}

const isRole = (text: string | null): text is InvitedRole => invitedRoles.some((role) => role === text);

/** Reads an id or a course from an address; null when there is none. */
function positiveIn(text: string | null): number | null {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 ? number : null;
}

/** Returns the audience in an address: other pages link to the invitations of a group. */
export function chosenIn(address: URLSearchParams): Chosen {
  const role = address.get('role');
  return {
    role: isRole(role) ? role : 'student',
    facultyId: positiveIn(address.get('facultyId')),
    course: positiveIn(address.get('course')),
    groupId: positiveIn(address.get('groupId')),
    isAgain: false,
  };
}

/** Returns the body of the calls: conditions on students apply only to them. */
export const audienceOf = ({ role, isAgain, ...ofStudents }: Chosen): Audience =>
  role === 'student' ? { role, isAgain, ...ofStudents } : { role, isAgain };
