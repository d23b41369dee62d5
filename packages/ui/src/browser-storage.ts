type StorageKind = 'localStorage' | 'sessionStorage';

/** Part of the browser's storage API that the applications use. */
export interface BrowserStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
}

/**
 * Wraps the browser's storage, which never throws then: it may be blocked or full. A value that cannot be stored is
 * kept as long as the page.
 */
function browserStorage(kind: StorageKind): BrowserStorage {
  const unsaved = new Map<string, string>();

  function attempt<T>(work: (storage: Storage) => T): T | null {
    try {
      return work(window[kind]);
    } catch {
      return null;
    }
  }

  return {
    getItem: (key) => unsaved.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      const isSaved = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isSaved) unsaved.delete(key);
      else unsaved.set(key, value);
    },
    removeItem: (key) => {
      unsaved.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...unsaved.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
  };
}

/** Shared by all tabs, and persistent. */
export const localStore = browserStorage('localStorage');
/** Only for this tab. */
export const tabStore = browserStorage('sessionStorage');
