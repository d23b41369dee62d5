import { useRecordContext, useResourceContext } from 'react-admin';
import { History } from '../record/History.tsx';
import { RelatedLinks } from '../record/RelatedLinks.tsx';
import type { Kind } from './kind.ts';
import styles from './kind.module.css';

/** What belongs to a record: those that refer to it, and what was done to it. */
export function Belongings({ kind: { related, fields } }: { kind: Kind }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  if (!record) return null;
  const id = Number(record.id);
  return (
    <div className={styles.belongings}>
      {related.length > 0 && <RelatedLinks related={related} id={id} />}
      <History subject={`${resource}/${id}`} fields={fields} />
    </div>
  );
}
