import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { paths } from '../paths.ts';
import { isAdmin, session, type User } from './session.ts';

/**
 * A loader of the personal account, which is handed the signed-in person: who is not signed in is sent to sign in and
 * comes back afterwards, administrators to the console, which is another application.
 */
export const guard =
  <T>(load: (user: User, args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T | Response> => {
    const { pathname, search } = new URL(args.request.url);
    const toLogin = () => redirect(`${paths.login}?next=${encodeURIComponent(pathname + search)}`);
    const user = session.user();
    if (!user) return toLogin();
    if (isAdmin(user)) return redirectDocument(paths.console);
    try {
      return await load(user, args);
    } catch (error) {
      // The session has ended while loading.
      if (!session.user()) return toLogin();
      throw error;
    }
  };
