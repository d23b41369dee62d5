import { exit, Failure } from '../io/output.ts';

const DEFAULT_URL = 'http://localhost:3000';

/** The server's address as the person gave it: option, environment, or a server on this machine. */
export const addressOf = (
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string => option ?? (env['SEMESTR_URL'] || DEFAULT_URL);

const wrongUrl = (text: string) => ({
  ru: `Адрес должен начинаться с http:// или https://, а не «${text}».`,
  en: `An address must begin with http:// or https://, not "${text}".`,
});

const secretInUrl = {
  ru: 'Пароль в адресе виден всем на этой машине; уберите его: для входа есть --user.',
  en: 'A password in the address can be seen by everyone on this machine; sign in with --user.',
};

/** The address without the slash or the `/api/v1` that people copy along with it. */
export function serverUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new Failure(wrongUrl(text), exit.usage);
  if (url.username !== '' || url.password !== '') throw new Failure(secretInUrl, exit.usage);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
}
