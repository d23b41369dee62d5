import { answers } from '../../test/answers.ts';
import { Credentials, login } from '@semestr/api/auth';
import type { SignedIn } from '@semestr/api/signed-in';
import { reasonTexts } from '@semestr/api/reasons';
import { loadTexts } from '@semestr/core/texts';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { pageTexts } from './page/texts.ts';
import { formTexts } from './form-texts.ts';
import { session } from '../session/session.ts';
import { keepDraft } from './draft.ts';
import { FormShell, useContractForm, useFieldError } from './FormShell.tsx';
import { useApiMutation } from './use-api-mutation.ts';

beforeAll(() => loadTexts('ru', [pageTexts, reasonTexts, ...formTexts]));

const user: SignedIn = {
  username: '42850001',
  fio: 'Примеров П. П.',
  email: null,
  authorities: [],
  phone: '',
  group: '428501',
  photoUrl: null,
  isGroupHead: false,
  canStudentNote: false,
  hasNotConfirmedContact: false,
};

const emptyValues = { username: '', password: '', rememberDevice: false };

function SignIn({ draft }: { draft?: string }) {
  const form = useContractForm(Credentials, emptyValues, draft ?? null);
  const error = useFieldError(form);
  const act = useApiMutation(login);
  return (
    <FormShell
      form={form}
      act={act}
      request={(body) => ({ body })}
      submit="Войти"
      {...(draft !== undefined && { draft })}
    >
      <TextField label="Логин" error={error('username')} {...form.register('username')} />
      <TextField label="Пароль" error={error('password')} {...form.register('password')} />
    </FormShell>
  );
}

const renderForm = (draft?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignIn {...(draft !== undefined && { draft })} />
    </QueryClientProvider>,
  );

let screen: RenderResult;
beforeEach(async () => {
  answers.mockReset();
  screen = await renderForm();
});

async function send(): Promise<void> {
  await userEvent.fill(screen.getByLabelText('Логин'), '42850001');
  await userEvent.fill(screen.getByLabelText('Пароль'), 'Student-2026!');
  await screen.getByRole('button', { name: 'Войти' }).click();
}

describe('form', () => {
  it('form: reports missing values before sending, and focuses the first', async () => {
    await screen.getByRole('button', { name: 'Войти' }).click();
    await expect.element(screen.getByLabelText('Логин')).toHaveFocus();
    await expect.element(screen.getByLabelText('Логин')).toHaveAccessibleDescription('Заполните это поле');
    expect(answers).not.toHaveBeenCalled();
  });

  it('form: shows a refusal at its field, focuses it, and keeps the input', async () => {
    const fields = [{ field: 'password', reason: 'format' }];
    answers.mockResolvedValue(Response.json({ fields }, { status: 400 }));
    await send();
    await expect.element(screen.getByLabelText('Пароль')).toHaveAccessibleDescription('Проверьте формат');
    await expect.element(screen.getByLabelText('Пароль')).toHaveFocus();
    await expect.element(screen.getByLabelText('Логин')).toHaveValue('42850001');
  });

  it('form: ignores a second click while sending, and can be sent again after a failure', async () => {
    let answer: (response: Response) => void = () => undefined;
    answers.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await send();
    const button = screen.getByRole('button', { name: 'Войти' });
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(answers).toHaveBeenCalledTimes(1);
    answer(new Response('', { status: 500 }));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    answers.mockResolvedValueOnce(new Response('', { status: 500 }));
    await screen.getByRole('button', { name: 'Повторить' }).click();
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it('form: keeps what is entered before its data have been reloaded, and is empty after them otherwise', async () => {
    const signedIn = () => Response.json(user);
    let answer: (response: Response) => void = () => undefined;
    answers.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await send();
    await userEvent.fill(screen.getByLabelText('Логин'), '42850002');
    answer(signedIn());
    await expect.element(screen.getByRole('button', { name: 'Войти' })).not.toHaveAttribute('aria-busy');
    await expect.element(screen.getByLabelText('Логин')).toHaveValue('42850002');
    answers.mockResolvedValueOnce(signedIn());
    await screen.getByRole('button', { name: 'Войти' }).click();
    await expect.element(screen.getByLabelText('Логин')).toHaveValue('');
  });

  it('form: is empty after a restored draft has been sent', async () => {
    await screen.unmount();
    session.begin({ ...user, rememberDevice: false });
    keepDraft('sign-in', { ...emptyValues, username: user.username, password: 'Student-2026!' });
    screen = await renderForm('sign-in');
    await expect.element(screen.getByLabelText('Логин')).toHaveValue(user.username);
    answers.mockResolvedValueOnce(Response.json(user));
    await screen.getByRole('button', { name: 'Войти' }).click();
    await expect.element(screen.getByLabelText('Логин')).toHaveValue('');
    session.end('signed-out');
  });
});
