/**
 * Permissions in the console (docs/decisions/0062). An administrator may do everything; an employee with a staff role
 * may do what the table below states, in addition to the rights of every employee. Calls, the console, the terminal
 * client and tests use this table.
 */

/** Roles that an administrator can grant to an employee. */
export const staffRoles = ['deans-office', 'timetable', 'library', 'support', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Role of a console user. */
export type ConsoleRole = 'admin' | StaffRole;
export const consoleRoles = ['admin', ...staffRoles] as const satisfies readonly ConsoleRole[];

/** Areas of the calls for administrators. */
export const areas = [
  /** Students' requests of all kinds, and the papers issued for them. */
  'requests',
  /** Students: names, student card numbers, groups. */
  'students',
  /** Details of students: birth dates, faults in their data, CVs, memberships and works. */
  'student-details',
  /** Marks, journals, absences. */
  'studies',
  /** Study plans. */
  'plans',
  /** Groups and the days of their terms. */
  'groups',
  'dormitory',
  'library',
  /** Lessons, terms, holidays and bells. */
  'timetable',
  /** Buildings and rooms. */
  'rooms',
  /** Employees, their posts and pages. */
  'employees',
  /** The institution, faculties, departments, specialities, forms of education. */
  'structure',
  /** Choices in forms: places, types, prices. */
  'choices',
  /** Sign-in of users: contacts, links, attempts, sessions. */
  'accounts',
  /** Announcements and broadcasts. */
  'news',
  /** Messages to external recipients and notifications. */
  'messages',
  /** Reports to the support. */
  'support',
  'reports',
  /** Pending work of today, in the areas that the role may read. */
  'today',
  /** Actions of other users; the user's own actions belong to `own-changes`. */
  'audit',
  /** The user's own changes, and undoing them. */
  'own-changes',
  /** Signing in as a student. */
  'impersonation',
  /** Administrator accounts, imports, the new year. */
  'administration',
] as const;
export type Area = (typeof areas)[number];

/** The right to write includes reading. */
export type Right = 'read' | 'write';
type Rights = Readonly<Partial<Record<Area, Right>>>;

/** An auditor may read everything and change nothing. */
const readEverything: Rights = Object.fromEntries(areas.map((area) => [area, 'read']));

const rights: Readonly<Record<StaffRole, Rights>> = {
  'deans-office': {
    today: 'read',
    requests: 'write',
    students: 'write',
    'student-details': 'write',
    studies: 'write',
    groups: 'write',
    accounts: 'write',
    news: 'write',
    impersonation: 'write',
    reports: 'read',
    'own-changes': 'write',
    plans: 'read',
    dormitory: 'read',
    timetable: 'read',
    rooms: 'read',
    employees: 'read',
    structure: 'read',
    choices: 'read',
  },
  timetable: {
    timetable: 'write',
    rooms: 'write',
    'own-changes': 'write',
    plans: 'read',
    groups: 'read',
    employees: 'read',
    structure: 'read',
  },
  library: {
    library: 'write',
    'own-changes': 'write',
    students: 'read',
    groups: 'read',
    structure: 'read',
  },
  support: {
    today: 'read',
    accounts: 'write',
    messages: 'write',
    support: 'write',
    'own-changes': 'write',
    students: 'read',
    groups: 'read',
    employees: 'read',
    structure: 'read',
  },
  auditor: readEverything,
};

/** Whether a role has a right in an area. */
export function hasRight(role: ConsoleRole, area: Area, wanted: Right): boolean {
  if (role === 'admin') return true;
  const right = rights[role][area];
  return right === 'write' || right === wanted;
}

/** Fields of an account that determine its console role. */
export interface RoleHolder {
  role: 'student' | 'employee' | 'admin';
  staffRole: StaffRole | null;
}

/** Returns the console role of an account; null when it has none. */
export const consoleRoleOf = ({ role, staffRole }: RoleHolder): ConsoleRole | null =>
  role === 'admin' ? 'admin' : staffRole;

/**
 * Returns which fields of students a role can see: the birth date verifies a first password, contacts are for roles
 * that manage accounts.
 */
export const visibleOfStudents = (role: ConsoleRole) => {
  const details = hasRight(role, 'student-details', 'read');
  return { details, contacts: details || hasRight(role, 'accounts', 'read') };
};

/** Whether a role is limited to one faculty. */
export const isOfFaculty = (role: ConsoleRole): boolean => role === 'deans-office';

/**
 * Areas open to all faculties, since lessons refer to groups, plans and rooms of any faculty; and the user's own
 * actions.
 */
const open: ReadonlySet<Area> = new Set([
  'own-changes',
  'plans',
  'groups',
  'timetable',
  'rooms',
  'employees',
  'structure',
  'choices',
]);

/**
 * Whether a role of one faculty cannot see another faculty's records in an area. Writing is always limited to its own.
 */
export const isNarrowed = (area: Area, wanted: Right): boolean => wanted === 'write' || !open.has(area);

/**
 * Whether a role may manage an account's sign-in: password links, sessions, second factors. Only administrators may for
 * console users, otherwise the narrowest role could take over the widest.
 */
export const mayManageSignIn = (role: ConsoleRole, owner: RoleHolder): boolean =>
  role === 'admin' || consoleRoleOf(owner) === null;

/** Areas of dictionaries, whose records appear in the fields of other records. */
const dictionaries: ReadonlySet<Area> = new Set(['structure', 'choices', 'rooms']);

/**
 * Whether the menu of a role lists the records of an area: dictionaries only for those who can change them, and for
 * auditors, who inspect everything.
 */
export const isInMenu = (role: ConsoleRole, area: Area): boolean =>
  hasRight(role, area, 'write') ||
  (hasRight(role, area, 'read') && (role === 'auditor' || !dictionaries.has(area)));
