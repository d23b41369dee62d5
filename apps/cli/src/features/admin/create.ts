import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createFirstAdmin } from '@semestr/api/setup';
import { translator } from '@semestr/core/texts';
import { confirmationFault, loginFault, passwordFault } from '@semestr/core/validation';
import { clientOf } from '../../http/client.ts';
import type { Context } from '../../io/io.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import { jsonText } from '../../io/output.ts';
import { askSecret, readPassword, secretFile } from '../../io/secret.ts';
import { texts } from './texts.ts';

export interface Choice {
  username: string;
  fio: string;
  tokenFile: string | undefined;
  passwordFile: string | undefined;
}

async function readToken(context: Context, name: string | undefined): Promise<string> {
  const file = resolve(context.cwd, name ?? join(context.env['DATA_DIR'] || '.data', 'setup-token'));
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) throw failure(texts, (t) => t('noToken', { file }));
  return secretFile(context, file);
}

/** Reads the new password. It is typed twice because typing is not echoed. */
async function newPassword(context: Context, file: string | undefined): Promise<string> {
  const t = translator(texts, context.language);
  const password = await readPassword(context, file, t('password'));
  if (passwordFault(password) !== null) throw failure(texts, (one) => one('rule'), exit.usage);
  const isTyped = file === undefined && context.stdin.isTTY === true;
  if (isTyped && confirmationFault(password, await askSecret(context, t('again'))) !== null)
    throw failure(texts, (one) => one('different'), exit.usage);
  return password;
}

/** Creates the first administrator. Everything that can be checked locally is checked before a request is sent. */
export async function createAdmin(context: Context, choice: Choice): Promise<ExitCode> {
  const { username, fio } = choice;
  if (loginFault(username) !== null) throw failure(texts, (t) => t('login'), exit.usage);
  const token = await readToken(context, choice.tokenFile);
  const password = await newPassword(context, choice.passwordFile);
  await clientOf(context).call(createFirstAdmin, { body: { token, username, password, fio } });
  context.stdout.write(
    context.json
      ? jsonText({ username, fio })
      : `${translator(texts, context.language)('created', { username, url: context.url })}\n`,
  );
  return exit.ok;
}
