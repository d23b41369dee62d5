import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from './paths.ts';
import { session } from './session.ts';

/** A loader for the signed-in: others are sent to sign in and come back afterwards. */
export const guard =
  <T>(load: (args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T | Response> => {
    const { pathname, search } = new URL(args.request.url);
    const toLogin = () => redirect(`${paths.login}?next=${encodeURIComponent(pathname + search)}`);
    if (!session.user()) return toLogin();
    try {
      return await load(args);
    } catch (error) {
      // A 403 has ended the session while loading.
      if (!session.user()) return toLogin();
      throw error;
    }
  };
