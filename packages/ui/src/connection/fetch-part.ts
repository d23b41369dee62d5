import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { checkConnection, connection, watchSlow } from './connection.ts';

/** The server runs another version than this page, whose files it no longer has. */
export class UpdatedError extends Error {
  override readonly name = 'UpdatedError';
}

/** Whether a file of the application failed to load, in the words of the browsers and of Vite. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message);

/** Whether a part failed to load, which the page explains: no fault of the application. */
export const isLoadError = (error: unknown): boolean => error instanceof UpdatedError || isMissingFile(error);

/**
 * Loads a part of the application. While the server is unreachable the part waits and comes when the server does. Throws
 * `UpdatedError` when the server runs another version, and the browser's error when the file stays missing.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  // The server renders with the files it has.
  if (typeof document === 'undefined') return load();
  try {
    return await watchSlow(load());
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    const result = await checkConnection();
    if (result === 'updated') throw new UpdatedError('The server runs another version', { cause: error });
    // The connection may have been lost for a moment only.
    if (result === 'current') return load();
    await connection.until(true);
    return fetchPart(load);
  }
}

/** A component that is loaded by `fetchPart` when it is first rendered. */
export const lazyPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => fetchPart(load));
