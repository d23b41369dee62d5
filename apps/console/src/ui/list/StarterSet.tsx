import { isStarterOffered, isStarterSet, starterRecords, type StarterSet } from '@semestr/core/starter-sets';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import {
  type RaRecord,
  useCreate,
  useGetList,
  useGetResourceLabel,
  useNotify,
  useResourceDefinitions,
} from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { uiTexts } from '../texts/index.ts';
import styles from './list.module.css';

interface StarterSetProps {
  resource: string;
  look?: 'outlined' | 'text';
  className?: string | undefined;
  /** Called after records were added. */
  onAdded?: () => void;
}

const ALL = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' } } as const;

/** Offers missing records of a type's starter set; renders nothing when none is missing or there is no set. */
export function StarterSetButton({ resource, ...props }: StarterSetProps) {
  const { hasCreate } = useResourceDefinitions()[resource] ?? {};
  return hasCreate && isStarterSet(resource) ? <Offer set={resource} {...props} /> : null;
}

interface OfferProps extends Omit<StarterSetProps, 'resource'> {
  set: StarterSet;
}

function Offer({ set, look = 'outlined', className, onAdded }: OfferProps) {
  const t = useTexts(uiTexts);
  const label = useGetResourceLabel()(set, 2);
  const { data } = useGetList<RaRecord & { name: string }>(set, ALL);
  const [isOpen, setOpen] = useState(false);
  const names = data?.map(({ name }) => name);
  if (!names || (!isOpen && !isStarterOffered(set, names))) return null;
  return (
    <>
      <Button
        look={look}
        className={className}
        aria-label={`${t('starter.open')}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {t('starter.open')}
      </Button>
      {isOpen && (
        <StarterDialog
          set={set}
          names={names}
          onClose={(added) => {
            setOpen(false);
            if (added > 0) onAdded?.();
          }}
        />
      )}
    </>
  );
}

interface StarterDialogProps {
  set: StarterSet;
  /** Names of the existing records. */
  names: readonly string[];
  onClose: (added: number) => void;
}

/** Shows the records of a set, and adds the missing ones sequentially. */
function StarterDialog({ set, names, onClose }: StarterDialogProps) {
  const t = useTexts(uiTexts);
  const label = useGetResourceLabel()(set, 2);
  const notify = useNotify();
  const [create] = useCreate();
  // Computed once, so that the list does not change while records are added.
  const [records] = useState(() => starterRecords(set, names));
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const missing = records.filter(({ data, isThere }) => !isThere && !added.has(data.name));

  async function add(): Promise<void> {
    for (const { data } of missing) {
      await create(set, { data }, { returnPromise: true });
      setAdded((before) => new Set([...before, data.name]));
    }
    notify(t('starter.done', { count: missing.length }));
    onClose(missing.length);
  }

  return (
    <ConfirmDialog
      title={t('starter.title', { names: label })}
      confirm={t('starter.add', { count: missing.length })}
      onConfirm={add}
      onClose={() => onClose(added.size)}
    >
      <ul className={styles.starter}>
        {records.map(({ data, isThere }) => (
          <li key={data.name}>
            {'abbrev' in data ? `${data.name} (${String(data.abbrev)})` : data.name}
            {(isThere || added.has(data.name)) && (
              <span className={styles.starterNote}>{t('starter.isThere')}</span>
            )}
          </li>
        ))}
      </ul>
      {t('starter.hint')}
    </ConfirmDialog>
  );
}
