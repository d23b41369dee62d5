import * as accounts from '@semestr/api/accounts';
import * as calls from '@semestr/api/resources-people';
import { referenceFault, skillKey } from '@semestr/core/cv';
import { memberships, works } from '../../db/tables/activity.ts';
import { cvReferences, skills, studentSkills } from '../../db/tables/cv.ts';
import { employeeLinks, employeeNotes, employees, positions } from '../../db/tables/employees.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { invalidField } from '../../domain/refusal.ts';
import { hasPassword, isWithPassword, ownerName, worksIn } from './owners.ts';
import { accounting } from './accounting.ts';
import { correcting } from './correcting.ts';
import { defineResource, type Resource } from './define-resource.ts';
import { cvHooks, skillHooks } from './cvs.ts';
import { linking, noting } from './presenting.ts';

const isPublic = { isPublic: true };

/** Renames a resource that does not use the name of its table. */
const named = (name: string, { calls: own, config }: Resource): Resource => ({
  calls: own,
  config: { ...config, name },
});

/** Employees and students, and their presentations. */
export const people: readonly Resource[] = [
  defineResource(
    calls.employees,
    employees,
    [employees.lastName, employees.firstName, employees.middleName, employees.urlId],
    { ...isPublic, conditions: { departmentId: worksIn } },
  ),
  defineResource(calls.positions, positions, [positions.title, positions.phone, positions.room], isPublic),
  defineResource(calls.employeeLinks, employeeLinks, [employeeLinks.link], { ...isPublic, ...linking }),
  defineResource(calls.employeeNotes, employeeNotes, [employeeNotes.title, employeeNotes.content], {
    ...isPublic,
    ...noting,
  }),
  defineResource(
    { ...calls.users, create: accounts.create, update: accounts.update },
    users,
    [users.username, users.fio],
    {
      ...accounting,
      computed: { name: ownerName, hasPassword },
      conditions: { hasPassword: isWithPassword },
      period: users.createdAt,
    },
  ),
  defineResource(calls.contacts, contacts, [contacts.value], correcting),
  defineResource(calls.skills, skills, [skills.name], {
    faults: { skills: 'name' },
    before: ({ values }) => {
      if (values.name !== undefined) values.key = skillKey(values.name);
    },
  }),
  defineResource(calls.studentSkills, studentSkills, [], skillHooks),
  // A CV is part of its student; the separate name distinguishes them in the audit log.
  named(
    'cvs',
    defineResource(calls.cvs, students, [students.lastName, students.firstName, students.summary], cvHooks),
  ),
  defineResource(calls.cvReferences, cvReferences, [cvReferences.name, cvReferences.reference], {
    before: ({ values }) => {
      const fault = values.reference === undefined ? null : referenceFault(values.reference);
      if (fault) throw invalidField('reference', fault);
    },
  }),
  defineResource(calls.memberships, memberships, [], { period: memberships.since }),
  defineResource(calls.works, works, [works.title, works.status], { period: works.date }),
];
