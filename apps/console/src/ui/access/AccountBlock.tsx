import { type Block, block, unblock } from '@semestr/api/accounts';
import { Button } from '@semestr/ui/Button.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useCall } from '../record/use-call.ts';
import { accessTexts } from './texts.ts';
import styles from './access.module.css';
import { type Owner, useAccount } from './use-account.ts';

/** Whether the account is blocked, with the button that changes it. */
export function BlockState({ owner }: { owner: Owner }) {
  const t = useTexts(accessTexts);
  const account = useAccount(owner);
  const { data, error, refetch } = useQuery({ queryKey: ['account', owner.filter], queryFn: account });
  const [isOpen, setOpen] = useState(false);
  if (error)
    return (
      <>
        {sentenceOf(error)}{' '}
        <Button look="text" className={styles.action} onClick={() => void refetch()}>
          {t('blocking.retry')}
        </Button>
      </>
    );
  if (!data) return t('blocking.asking');
  const Question = data.block ? UnblockDialog : BlockDialog;
  return (
    <>
      {data.block && (
        <p className={styles.state}>
          <Status kind="refused" icon={Lock}>
            {t(`blocking.states.${data.block}`)}
          </Status>
        </p>
      )}
      <Button look="text" className={styles.action} onClick={() => setOpen(true)}>
        {t(data.block ? 'unblock.open' : 'block.open')}
      </Button>
      {isOpen && <Question id={data.id} onDone={() => void refetch()} onClose={() => setOpen(false)} />}
    </>
  );
}

interface BlockDialogProps {
  /** Id of the account. */
  id: string;
  onDone?: () => void;
  onClose: () => void;
}

const kinds: readonly Block[] = ['restorable', 'for-good'];

/** Prompts for the duration of a block, and blocks the account. */
export function BlockDialog({ id, onDone, onClose }: BlockDialogProps) {
  const t = useTexts(accessTexts);
  const call = useCall();
  const notify = useNotify();
  const [kind, setKind] = useState<Block>('restorable');

  async function confirm(): Promise<void> {
    await call(block, { params: { id }, body: { block: kind } });
    notify(t('block.done'));
    onDone?.();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('block.title')}
      confirm={t('block.confirm')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('block.hint')}
      <div className={styles.choice}>
        <SelectField
          label={t('block.kind')}
          hint={t(`block.kindHints.${kind}`)}
          options={kinds.map((value) => ({ value, label: t(`block.kinds.${value}`) }))}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'restorable')}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Unblocks an account after confirmation. */
export function UnblockDialog({ id, onDone, onClose }: BlockDialogProps) {
  const t = useTexts(accessTexts);
  const call = useCall();
  const notify = useNotify();

  async function confirm(): Promise<void> {
    await call(unblock, { params: { id } });
    notify(t('unblock.done'));
    onDone?.();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('unblock.title')}
      confirm={t('unblock.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('unblock.hint')}
    </ConfirmDialog>
  );
}
