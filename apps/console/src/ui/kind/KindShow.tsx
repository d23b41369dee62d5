import type { RaRecord } from 'react-admin';
import { RecordPage } from '../record/RecordPage.tsx';
import { RelatedLinks } from '../record/RelatedLinks.tsx';
import { Facts } from '../record/Section.tsx';
import type { Kind } from './kind.ts';
import { KindFacts } from './KindFacts.tsx';

/** One plain record that nobody changes, and those that refer to it. */
export const KindShow = ({ kind }: { kind: Kind }) => (
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
