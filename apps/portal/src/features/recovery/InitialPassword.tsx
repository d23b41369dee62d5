import * as calls from '@semestr/api/recovery';
import { parseTypedDate } from '@semestr/core/dates';
import { type FirstPasswordLink, opensAt, readLink } from '@semestr/core/first-password';
import { birthDateFault, loginFault } from '@semestr/core/validation';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { entryTexts } from '../../ui/entry-texts.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import {
  isGoodPassword,
  isRepeated,
  NewPassword,
  newPasswordFields,
  noPassword,
} from '../../ui/NewPassword.tsx';
import { momentNow, todayNow } from '../../hydration/now.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { Wizard } from '../../ui/Wizard.tsx';
import { useFade } from './progress.ts';
import styles from './recovery.module.css';
import { Help } from './Step.tsx';
import { PASSWORD_SET } from './steps.ts';
import { recoveryTexts } from './texts.ts';
import { homeScreen } from '../home/screen.ts';
import { initialPasswordScreen, recoveryScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

const schemas = {
  /** Form for students. */
  birthDate: z
    .object({
      ...newPasswordFields,
      birthDate: z.string().check(
        z.minLength(1, 'required'),
        z.refine((text) => birthDateFault(text, todayNow()) !== 'format', 'format'),
        z.refine((text) => birthDateFault(text, todayNow()) !== 'future', 'too-big'),
      ),
      login: z.string(),
    })
    .check(isRepeated),
  /** Form for other users. */
  login: z
    .object({
      ...newPasswordFields,
      birthDate: z.string(),
      login: z.string().check(
        z.minLength(1, 'required'),
        z.refine((text) => loginFault(text) !== 'format', 'format'),
      ),
    })
    .check(isRepeated),
};

function Expired() {
  const t = useTexts(recoveryTexts);
  return (
    <Wizard title={t('initial.expired')}>
      <p className={styles.text}>{t('initial.expiredHint')}</p>
      <Link to={to(recoveryScreen)} className={buttonClass('primary')}>
        {t('initial.recover')}
      </Link>
    </Wizard>
  );
}

function FirstPassword({ link }: { link: FirstPasswordLink }) {
  const t = useTexts(recoveryTexts);
  const entry = useTexts(entryTexts);
  const { isLeaving, leaveFor } = useFade();
  const form = useContractForm(
    schemas[link.proof],
    { ...noPassword, birthDate: '', login: '' },
    null,
    'onTouched',
  );
  const error = useFieldError(form, {
    password: { format: entry('passwordFormat') },
    confirmation: { format: entry('different') },
    login: { format: t('initial.loginFormat') },
    birthDate: { format: t('initial.birthDateFormat'), 'too-big': t('initial.birthDateFuture') },
  });
  const act = useApiMutation(calls.setPasswordByLink, {
    done: () => leaveFor(to(recoveryScreen, { step: 'success' }), { state: PASSWORD_SET }),
  });
  const values = form.watch();
  const today = todayNow();
  const byLogin = link.proof === 'login';
  const isProof = byLogin
    ? loginFault(values.login) === null
    : birthDateFault(values.birthDate, today) === null;
  return (
    <Wizard title={t('initial.title')} isLeaving={isLeaving}>
      <FormShell
        form={form}
        act={act}
        request={({ password, birthDate, login }) => ({
          body: {
            hash: link.hash,
            expiredTime: link.time,
            password,
            ...(byLogin ? { login: login.trim() } : { birthDate: parseTypedDate(birthDate) ?? today }),
          },
        })}
        submit={t('initial.submit')}
        isReady={isGoodPassword(values, []) && isProof}
      >
        <NewPassword
          values={values}
          password={form.register('password')}
          confirmation={form.register('confirmation', { deps: 'password' })}
          errors={{ password: error('password'), confirmation: error('confirmation') }}
          own={[]}
        />
        {byLogin ? (
          <TextField
            label={t('initial.login')}
            hint={t('initial.loginHint')}
            error={error('login')}
            autoComplete="username"
            maxLength={100}
            {...form.register('login')}
          />
        ) : (
          <Controller
            control={form.control}
            name="birthDate"
            render={({ field }) => (
              <DateField
                {...field}
                label={t('initial.birthDate')}
                hint={t('initial.birthDateHint')}
                error={error('birthDate')}
                opensAt={opensAt(today)}
                max={today}
              />
            )}
          />
        )}
      </FormShell>
      <Help kind="link" hasOthers={false} />
    </Wizard>
  );
}

/** Sets the first password with a link, whose parameters are removed from the address immediately. */
export default function InitialPassword() {
  const { search } = useLocation();
  const [link] = useState(() => {
    const query = new URLSearchParams(search);
    return readLink({ h: query.get('h'), t: query.get('t'), by: query.get('by') }, momentNow());
  });
  // Removes the link from the address and the history.
  useEffect(() => {
    if (link !== 'missing') window.history.replaceState(window.history.state, '', to(initialPasswordScreen));
  }, [link]);
  if (link === 'missing') return <Navigate to={to(homeScreen)} replace />;
  return link === 'expired' ? <Expired /> : <FirstPassword link={link} />;
}
