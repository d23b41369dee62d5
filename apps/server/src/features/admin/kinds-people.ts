import * as calls from '@semestr/api/resources-people';
import { referenceFault, skillKey } from '@semestr/core/cv';
import { memberships, works } from '../../db/tables/activity.ts';
import { cvReferences, skills } from '../../db/tables/cv.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { correcting } from './correcting.ts';
import { type Kind, kind, wrong } from './kind.ts';

const isPublic = { isPublic: true };

/** Who works and studies here, and what they tell of themselves. */
export const people: readonly Kind[] = [
  kind(
    calls.employees,
    employees,
    [employees.lastName, employees.firstName, employees.middleName, employees.urlId],
    isPublic,
  ),
  kind(calls.positions, positions, [positions.title, positions.phone, positions.auditory], isPublic),
  kind(calls.users, users, [users.username, users.fio]),
  kind(calls.contacts, contacts, [contacts.value], correcting),
  kind(calls.skills, skills, [skills.name], {
    faults: { skills: 'name' },
    before: ({ values }) => void (values['key'] = skillKey(String(values['name']))),
  }),
  kind(calls.cvReferences, cvReferences, [cvReferences.name, cvReferences.reference], {
    before: ({ values }) => {
      const fault = referenceFault(String(values['reference']));
      if (fault) throw wrong('reference', fault);
    },
  }),
  kind(calls.memberships, memberships, [memberships.kind]),
  kind(calls.works, works, [works.title, works.status]),
];
