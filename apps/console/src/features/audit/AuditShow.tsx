import type { Reply } from '@semestr/api/endpoint';
import type { audit } from '@semestr/api/audit';
import { KindFacts } from '../../ui/kind/KindFacts.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { Facts } from '../../ui/record/Section.tsx';
import { UndoButton } from '../../ui/record/UndoButton.tsx';
import { EntryValues } from './EntryValues.tsx';
import kind from './kind.tsx';

/** All fields of an entry but the details, which are shown below by their own fields. */
const facts = [...kind.fields].filter(([source]) => source !== 'details');

/** An entry of the audit log. Changes and deletions can be reverted here, however old they are. */
export default function AuditShow() {
  return (
    <RecordPage<Reply<typeof audit.one>>>
      {(entry) => (
        <div>
          <Facts>
            <KindFacts fields={facts} record={entry} />
          </Facts>
          <EntryValues entry={entry} />
          <UndoButton entry={entry} />
        </div>
      )}
    </RecordPage>
  );
}
