import { type ComponentType, lazy, type LazyExoticComponent, useSyncExternalStore } from 'react';
import { checkConnection, connection, watchSlow } from './connection.ts';

/** The server runs another version than this page, and no longer has the page's files. */
export class UpdatedError extends Error {
  override readonly name = 'UpdatedError';
}

/** Whether a file of the application failed to load, by the error messages of browsers and Vite. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message);

/** Whether a part failed to load, which the page explains: not a bug of the application. */
export const isLoadError = (error: unknown): boolean => error instanceof UpdatedError || isMissingFile(error);

/**
 * Loads a part of the application. While the server is unavailable it waits, and resumes afterwards. Throws
 * `UpdatedError` when the server runs another version, and the browser's error when the file is still missing.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  // The server renders with its own files.
  if (typeof document === 'undefined') return load();
  try {
    return await watchSlow(load());
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    const result = await checkConnection();
    if (result === 'updated') throw new UpdatedError('The server runs another version', { cause: error });
    // The connection may have been lost only briefly.
    if (result === 'current') return load();
    await connection.until(true);
    return fetchPart(load);
  }
}

/** Number of components that are being loaded. */
let loading = 0;
const listeners = new Set<() => void>();

function countLoading(change: 1 | -1): void {
  loading += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a component of the page is being loaded, while the previous page is still displayed. */
export const useIsPartLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => loading > 0,
    () => false,
  );

/** Creates a component that is loaded with `fetchPart` when it is first rendered. */
export const lazyPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    // Loading starts during rendering, when no other component may be updated.
    await Promise.resolve();
    countLoading(1);
    try {
      return await fetchPart(load);
    } finally {
      countLoading(-1);
    }
  });
