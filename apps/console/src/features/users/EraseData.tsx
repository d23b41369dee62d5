import { PROOF_FIRST } from '@semestr/api/endpoint';
import { erase } from '@semestr/api/personal-data';
import { prove } from '@semestr/api/second-factor';
import { PasswordField } from '@semestr/ui/fields/PasswordField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useRef, useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ReasonField } from '../../ui/ReasonDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { ErasureSummary } from './ErasureSummary.tsx';
import styles from './personal-data.module.css';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

/** Whether a call was rejected because it requires step-up verification. */
function requiresStepUp(error: unknown): boolean {
  const reason: unknown = error instanceof HttpError ? error.body?.reason : undefined;
  return reason === PROOF_FIRST;
}

/** Shows what is erased and what is kept. Erases the data once the reason and the username are entered. */
export function EraseData({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(userTexts);
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const [login, setLogin] = useState('');
  /** Null until the server requires step-up verification. */
  const [password, setPassword] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [reasonField, loginField] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLInputElement>(null)];
  const isReasonMissing = reason.trim() === '';
  const isOtherLogin = login.trim() !== user.username;

  async function confirm(): Promise<void> {
    setTried(true);
    if (isReasonMissing) return reasonField.current?.focus();
    if (isOtherLogin) return loginField.current?.focus();
    if (password !== null) await call(prove, { body: { password } });
    try {
      const { erased } = await call(erase, { params: { id: String(user.id) }, body: { reason } });
      const count = Object.values(erased).reduce((sum, one) => sum + one, 0);
      notify(t('personalData.erase.done', { count }));
    } catch (error) {
      if (requiresStepUp(error)) setPassword('');
      throw error;
    }
    refresh();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('personalData.erase.title', { name: user.name })}
      confirm={t('personalData.erase.confirm')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      <ErasureSummary role={user.role} />
      <ReasonField
        ref={reasonField}
        hint={t('personalData.reasonHint')}
        value={reason}
        onChange={setReason}
        isMissing={isTried && isReasonMissing}
      />
      <div className={styles.field}>
        <TextField
          ref={loginField}
          label={t('personalData.login', { login: user.username })}
          error={isTried && isOtherLogin ? t('personalData.otherLogin') : undefined}
          value={login}
          onChange={({ target }) => setLogin(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {password !== null && (
        <div className={styles.field}>
          <PasswordField
            label={t('personalData.password')}
            hint={t('personalData.passwordHint')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
