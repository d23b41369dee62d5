import type { Enrolment } from '@semestr/core/enrolments';
import { dotted } from '@semestr/core/dates';
import type { Field } from '../../ui/kind/field.ts';
import { Reference } from '../../ui/record/Reference.tsx';

type Enrolments = readonly Enrolment[];

/** History of a student's groups, as stored in the audit log before and after a transfer. */
export const enrolmentsField: Field<Enrolments> = {
  text: (value, _source, { nameOf }) =>
    value
      .map(({ groupId, subgroup, from }) => `${nameOf('groups', groupId)}/${subgroup} (${dotted(from)})`)
      .join(', '),
  Display: ({ value }) =>
    value.map(({ groupId, subgroup, from }, index) => (
      <span key={from}>
        {index > 0 && ', '}
        <Reference resource="groups" id={groupId} />/{subgroup} ({dotted(from)})
      </span>
    )),
};
