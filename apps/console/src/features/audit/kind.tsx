import type { audit } from '@semestr/api/audit';
import type { Reply } from '@semestr/api/endpoint';
import { actionKey, recordChanges, repeatsOf } from '@semestr/core/audit';
import { choice } from '../../ui/kind/choices.tsx';
import type { Field } from '../../ui/kind/field.ts';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { moment, optional, readOnly, text } from '../../ui/kind/values.tsx';
import { ActionLabel } from './ActionLabel.tsx';
import { SubjectLink } from './SubjectLink.tsx';

type Entry = Reply<typeof audit.one>;

const subject: Field<string> = {
  ...readOnly(text(100)),
  Display: ({ value, isPlain }) => (isPlain ? value : <SubjectLink subject={value} />),
  width: 200,
};

/** Shows only the action of a record change, because the record has a separate column. */
const action: Field<string> = {
  text: (value, source, say) => say.choice(source, actionKey(value)),
  width: 200,
};

const details: Field<Entry['details']> = {
  text: (value) => JSON.stringify(value),
  isOptional: true,
};

export default defineRecordType<typeof audit>({
  fields: {
    at: moment,
    action,
    subject,
    userId: optional(reference('users', 'name')),
    asUserId: optional(reference('users', 'name')),
    details,
    client: readOnly(text(100)),
  },
  conditions: { change: choice(recordChanges) },
  columns: {
    at: {},
    action: {
      text: (entry, say) => {
        const word = say.choice('action', actionKey(entry.action));
        const repeats = repeatsOf(entry.action, entry.details);
        return repeats ? `${word} × ${repeats.count}` : word;
      },
      render: (entry) => <ActionLabel {...entry} />,
      width: 240,
    },
    subject: {},
    userId: { width: 224 },
    asUserId: { isMinor: true },
    client: { width: 128, isMinor: true, isHidden: true },
  },
  sort: ['at', 'DESC'],
  filters: ['change', 'userId', 'from', 'to'],
});
