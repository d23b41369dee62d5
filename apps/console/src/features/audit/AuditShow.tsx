import type { Reply } from '@semestr/api/endpoint';
import type { audit } from '@semestr/api/audit';
import { KindFacts } from '../../ui/kind/KindFacts.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { Facts } from '../../ui/record/Section.tsx';
import { TakeBack } from '../../ui/record/TakeBack.tsx';
import kind from './kind.tsx';

/** An entry of the audit log; changes and removals can be reverted from here, regardless of their age. */
export default function AuditShow() {
  return (
    <RecordPage<Reply<typeof audit.one>>>
      {(entry) => (
        <div>
          <Facts>
            <KindFacts fields={[...kind.fields]} record={entry} />
          </Facts>
          <TakeBack entry={entry} />
        </div>
      )}
    </RecordPage>
  );
}
