import * as accounts from '@semestr/api/accounts';
import * as calls from '@semestr/api/resources-people';
import { referenceFault, skillKey } from '@semestr/core/cv';
import { memberships, works } from '../../db/tables/activity.ts';
import { cvReferences, skills } from '../../db/tables/cv.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { invalidField } from '../../http/refuse.ts';
import { accounting } from './accounting.ts';
import { correcting } from './correcting.ts';
import { defineResource, type Resource } from './define-resource.ts';

const isPublic = { isPublic: true };

/** Who works and studies here, and what they tell of themselves. */
export const people: readonly Resource[] = [
  defineResource(
    calls.employees,
    employees,
    [employees.lastName, employees.firstName, employees.middleName, employees.urlId],
    isPublic,
  ),
  defineResource(calls.positions, positions, [positions.title, positions.phone, positions.room], isPublic),
  defineResource(
    { ...calls.users, create: accounts.create, update: accounts.update },
    users,
    [users.username, users.fio],
    accounting,
  ),
  defineResource(calls.contacts, contacts, [contacts.value], correcting),
  defineResource(calls.skills, skills, [skills.name], {
    faults: { skills: 'name' },
    before: ({ values }) => {
      if (values.name !== undefined) values.key = skillKey(values.name);
    },
  }),
  defineResource(calls.cvReferences, cvReferences, [cvReferences.name, cvReferences.reference], {
    before: ({ values }) => {
      const fault = values.reference === undefined ? null : referenceFault(values.reference);
      if (fault) throw invalidField('reference', fault);
    },
  }),
  defineResource(calls.memberships, memberships, [memberships.kind]),
  defineResource(calls.works, works, [works.title, works.status]),
];
