import { create } from '@semestr/api/api-tokens';
import type { ApiTokenDays, ApiTokenScope } from '@semestr/core/api-tokens';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { momentOf } from '../../io/dates.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { readPassword } from '../../io/secret.ts';
import { texts } from './texts.ts';

interface TokenOptions {
  name: string;
  scopes: ApiTokenScope[];
  days: ApiTokenDays;
  passwordFile: string | undefined;
}

/** Placeholder for the password in a dry run. */
const UNSENT = '…';

/**
 * Creates a token. Only the token is written to stdout, so that a script can read it; messages go to stderr. With
 * `--user` the password is needed twice: once to sign in, once to create the token.
 */
export async function createToken(
  context: Context,
  { name, scopes, days, passwordFile }: TokenOptions,
): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const password = context.dryRun ? UNSENT : await readPassword(context, passwordFile, t('prompt'));
  return change(context, create, { body: { name, scopes, days, password } }, ({ token, ...made }) => {
    const until = momentOf(made.expiresAt);
    context.stdout.write(context.json ? jsonText({ ...made, token }) : `${token}\n`);
    context.stderr.write(`${t('created', { name: made.name, until, url: context.url })}\n`);
  });
}
