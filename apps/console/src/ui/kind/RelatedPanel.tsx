import { useRecordContext, useResourceContext } from 'react-admin';
import { History } from './History.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';
import type { RecordType } from './kind.ts';
import styles from './kind.module.css';

/** Related records of a record, and its history. */
export function RelatedPanel({ kind: { related, fields } }: { kind: RecordType }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  if (!record) return null;
  const id = Number(record.id);
  return (
    <div className={styles.related}>
      {related.length > 0 && <RelatedLinks related={related} id={id} />}
      <History subject={`${resource}/${id}`} fields={fields} />
    </div>
  );
}
