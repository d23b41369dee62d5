import type { RaRecord } from 'react-admin';
import { RecordPage } from '../record/RecordPage.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';
import { Facts } from '../record/Section.tsx';
import type { RecordType } from './kind.ts';
import { KindFacts } from './KindFacts.tsx';

/** A read-only plain record, with its related records. */
export const KindShow = ({ kind }: { kind: RecordType }) => (
  <RecordPage<RaRecord>>
    {(record) => (
      <>
        <Facts>
          <KindFacts fields={[...kind.fields]} record={record} />
        </Facts>
        {kind.related.length > 0 && <RelatedLinks related={kind.related} id={Number(record.id)} />}
      </>
    )}
  </RecordPage>
);
