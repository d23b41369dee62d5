import { type Block, block, unblock } from '@semestr/api/accounts';
import type { Student } from '@semestr/api/students';
import { Button } from '@semestr/ui/Button.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../../../client.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import { studentTexts } from '../texts.ts';
import styles from './access.module.css';
import { useAccount } from './use-account.ts';

/** Whether the student is let in at all, and the press that changes it. */
export function Blocking({ student }: { student: Student }) {
  const t = useTexts(studentTexts);
  const account = useAccount(student);
  const { data, error, refetch } = useQuery({ queryKey: ['account', student.id], queryFn: account });
  const [isOpen, setOpen] = useState(false);
  if (error)
    return (
      <>
        {sentenceOf(error)}{' '}
        <Button look="text" className={styles.action} onClick={() => void refetch()}>
          {t('access.blocking.retry')}
        </Button>
      </>
    );
  if (!data) return t('access.blocking.asking');
  const Question = data.block ? UnblockDialog : BlockDialog;
  return (
    <>
      {data.block && (
        <p className={styles.state}>
          <Status kind="refused" icon={Lock}>
            {t(`access.blocking.states.${data.block}`)}
          </Status>
        </p>
      )}
      <Button look="text" className={styles.action} onClick={() => setOpen(true)}>
        {t(data.block ? 'access.unblock.open' : 'access.block.open')}
      </Button>
      {isOpen && <Question id={data.id} onDone={() => void refetch()} onClose={() => setOpen(false)} />}
    </>
  );
}

interface QuestionProps {
  /** The account's. */
  id: string;
  onDone: () => void;
  onClose: () => void;
}

const kinds: readonly Block[] = ['restorable', 'for-good'];

function BlockDialog({ id, onDone, onClose }: QuestionProps) {
  const t = useTexts(studentTexts);
  const call = useCall();
  const notify = useNotify();
  const [kind, setKind] = useState<Block>('restorable');

  async function confirm(): Promise<void> {
    await call(block, { params: { id }, body: { block: kind } });
    notify(t('access.block.done'));
    onDone();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('access.block.title')}
      confirm={t('access.block.confirm')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('access.block.hint')}
      <div className={styles.choice}>
        <SelectField
          label={t('access.block.kind')}
          hint={t(`access.block.kindHints.${kind}`)}
          options={kinds.map((value) => ({ value, label: t(`access.block.kinds.${value}`) }))}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'restorable')}
        />
      </div>
    </ConfirmDialog>
  );
}

function UnblockDialog({ id, onDone, onClose }: QuestionProps) {
  const t = useTexts(studentTexts);
  const call = useCall();
  const notify = useNotify();

  async function confirm(): Promise<void> {
    await call(unblock, { params: { id } });
    notify(t('access.unblock.done'));
    onDone();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('access.unblock.title')}
      confirm={t('access.unblock.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('access.unblock.hint')}
    </ConfirmDialog>
  );
}
