import type { Audience } from '@semestr/api/invitations';
import { type InvitedRole, invitedRoles } from '@semestr/core/invitations';

/** Values of the form; null for conditions that are not selected. */
export interface AudienceValues {
  role: InvitedRole;
  facultyId: number | null;
  course: number | null;
  groupId: number | null;
  isAgain: boolean;
}

const isRole = (text: string | null): text is InvitedRole => invitedRoles.some((role) => role === text);

/** Parses an id or a course from an address; null when there is none. */
function parsePositive(text: string | null): number | null {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 ? number : null;
}

/** Parses the audience from an address, as in links from the page of a group. */
export function parseAudience(address: URLSearchParams): AudienceValues {
  const role = address.get('role');
  return {
    role: isRole(role) ? role : 'student',
    facultyId: parsePositive(address.get('facultyId')),
    course: parsePositive(address.get('course')),
    groupId: parsePositive(address.get('groupId')),
    isAgain: false,
  };
}

/** Returns the request body; conditions on students are dropped for employees. */
export const audienceOf = ({ role, isAgain, ...ofStudents }: AudienceValues): Audience =>
  role === 'student' ? { role, isAgain, ...ofStudents } : { role, isAgain };
