/**
 * Paths of the repository. Everything that the set-up creates is in `.cache/`, so that deleting that folder undoes it.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** @param {string[]} parts */
export const inCache = (...parts) => join(root, '.cache', ...parts);
