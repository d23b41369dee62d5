/**
 * Who may do what in the console (docs/decisions/0064). An administrator may do everything; an employee who holds a staff role
 * may do what the table below says, beside what every employee may. Calls, the console, the terminal and tests read this table.
 */

/** The roles that an administrator may give an employee. */
export const staffRoles = ['deans-office', 'timetable', 'library', 'support', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whoever works in the console. */
export type ConsoleRole = 'admin' | StaffRole;
export const consoleRoles = ['admin', ...staffRoles] as const satisfies readonly ConsoleRole[];

/** What calls for administrators are about. */
export const areas = [
  /** What students ask for, of every kind, and the papers that they get. */
  'requests',
  /** Who studies where: names, card numbers, groups. */
  'students',
  /** What concerns students alone: birth dates, what is wrong with their data, CVs, memberships and works. */
  'student-details',
  /** Marks, journals, omissions. */
  'studies',
  /** Study plans. */
  'plans',
  /** Groups and the days of their terms. */
  'groups',
  'dormitory',
  'library',
  /** Lessons, terms and holidays. */
  'timetable',
  /** Buildings and rooms. */
  'rooms',
  /** Employees, their posts and pages. */
  'employees',
  /** The institution, faculties, departments, specialities, forms of education. */
  'structure',
  /** What is chosen from in forms: places, kinds, prices. */
  'choices',
  /** Who gets in: contacts, links, attempts, sessions. */
  'accounts',
  /** Announcements and broadcasts. */
  'news',
  /** Messages to people outside and notifications. */
  'messages',
  /** What people told the support. */
  'support',
  'reports',
  /** What waits today, over everything. */
  'today',
  /** What others did; one’s own deeds belong to `own-changes`. */
  'audit',
  /** What one has changed oneself, and taking it back. */
  'own-changes',
  /** Who administers, imports, the new year, acting as a student. */
  'administration',
] as const;
export type Area = (typeof areas)[number];

/** Whoever may write may read. */
export type Right = 'read' | 'write';
type Rights = Readonly<Partial<Record<Area, Right>>>;

/** An auditor changes nothing, and nothing is kept from them. */
const readEverything: Rights = Object.fromEntries(areas.map((area) => [area, 'read']));

const rights: Readonly<Record<StaffRole, Rights>> = {
  'deans-office': {
    requests: 'write',
    students: 'write',
    'student-details': 'write',
    studies: 'write',
    groups: 'write',
    accounts: 'write',
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

/** What decides about a role of the staff: to whom an account belongs. */
interface RoleHolder {
  role: 'student' | 'employee' | 'admin';
  staffRole: StaffRole | null;
}

/** As what somebody works in the console; null where they have no business there. */
export const consoleRoleOf = ({ role, staffRole }: RoleHolder): ConsoleRole | null =>
  role === 'admin' ? 'admin' : staffRole;

/** What of a student's record a role sees: the birth date proves a first password, contacts are for who sees to accounts. */
export const visibleOfStudents = (role: ConsoleRole) => {
  const details = hasRight(role, 'student-details', 'read');
  return { details, contacts: details || hasRight(role, 'accounts', 'read') };
};

/** Roles that are held for one faculty. */
export const isOfFaculty = (role: ConsoleRole): boolean => role === 'deans-office';

/** What is no secret within the university, for lessons name groups, plans and rooms of any faculty; and one’s own deeds. */
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

/** Whether somebody whose role is of one faculty finds nothing of others' there. What they may change is always their own. */
export const isNarrowed = (area: Area, wanted: Right): boolean => wanted === 'write' || !open.has(area);

/**
 * Whether somebody may see to the ways into an account: password links, sessions, second factors. Those of whoever works in the
 * console are the administrators' business, else the narrowest role would be a way into the widest.
 */
export const maySeeTo = (role: ConsoleRole, owner: RoleHolder): boolean =>
  role === 'admin' || consoleRoleOf(owner) === null;
