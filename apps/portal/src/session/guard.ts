import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { paths } from '../paths.ts';
import { isAdmin, session } from './session.ts';

/**
 * A loader of the personal account: who is not signed in is sent to sign in and comes back afterwards, administrators
 * to the console, which is another application.
 */
export const guard =
  <T>(load: (args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T | Response> => {
    const { pathname, search } = new URL(args.request.url);
    const toLogin = () => redirect(`${paths.login}?next=${encodeURIComponent(pathname + search)}`);
    const user = session.user();
    if (!user) return toLogin();
    if (isAdmin(user)) return redirectDocument(paths.console);
    try {
      return await load(args);
    } catch (error) {
      // A 403 has ended the session while loading.
      if (!session.user()) return toLogin();
      throw error;
    }
  };
