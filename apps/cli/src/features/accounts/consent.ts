import { translator } from '@semestr/core/texts';
import type { Account } from '../../http/account.ts';
import { confirmAction } from '../../io/confirm.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Actions on an account. */
export type Action =
  | 'unblock'
  | 'unban'
  | 'end-sessions'
  | 'reset-second-factor'
  | 'block'
  | 'block-restorable'
  | 'roles';

/**
 * Prompts at the terminal before an account is changed. The question names its owner and the server, because a username
 * says little.
 */
export function mayChange(
  context: Context,
  { username, name }: Account,
  action: Action,
  role = '',
): Promise<boolean> {
  const t = translator(texts, context.language);
  return confirmAction(context, {
    about: [t('owner', { name, login: username, url: context.url })],
    question: action === 'roles' ? t('confirm.roles', { role }) : t(`confirm.${action}`),
    otherwise: t('notChanged'),
  });
}
