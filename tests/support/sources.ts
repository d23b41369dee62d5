import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Sources of the repository, for tests of its structure. */
export const root = join(import.meta.dirname, '../..');
const SOURCE = /\.(?:ts|tsx|mjs)$/;

export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(?:^|[\\/])(?:node_modules|dist(?:-\w+)?|migrations)[\\/]/.test(path));
}

export interface SourceFile {
  path: string;
  text: string;
  /** Its imports: packages by name, files of the repository by their path from the root. */
  imports: string[];
}

export function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name);
  const imports = named.map((name) =>
    name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)) : name,
  );
  return { path, text, imports };
}

export const files = ['apps', 'packages', 'tests', 'bench', 'security-test', 'crash-test', 'tools']
  .flatMap(filesBelow)
  .filter((path) => SOURCE.test(path))
  .map(read);
export const product = files.filter(
  ({ path }) => /^(?:apps|packages)[\\/]/.test(path) && !/\.test\.tsx?$/.test(path),
);
export const isInside = (path: string, folder: string): boolean =>
  path.startsWith(folder.replaceAll('/', sep) + sep);
