import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@semestr/api/pages';
import type { Language } from '@semestr/core/languages';
import { offeredLanguages } from '@semestr/core/languages';
import { StartError } from '../start/error.ts';
import { ANY_HOST } from './links.ts';

/** A module in the build's manifest: its file, style sheets, and static imports. */
interface BuiltModule {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
  isEntry?: boolean;
}

type Manifest = Readonly<Record<string, BuiltModule>>;

/** The parts of the portal around a page. */
export interface PageTemplate {
  /** The document as built: an empty page, which the browser fills. */
  empty: string;
  /** Wraps a rendered page in the document. */
  document: (page: DocumentParts) => string;
}

export interface DocumentParts {
  page: Page;
  language: Language;
  theme: string;
  /** The address of the page in Russian, without a host. */
  path: string;
  /** The modules that the page needs immediately. */
  sources: readonly string[];
  isPublic: boolean;
  /** The path of its preview picture; null shows the logo. */
  picture: string | null;
  /** External page to which the browser may be redirected after signing in; null for none. */
  employeeAccountUrl: string | null;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns the files of these modules and their imports, except those that every page has. */
function filesOf(manifest: Manifest, sources: readonly string[]) {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const module = manifest[source];
    if (!module || seen.has(source) || module.isEntry) return;
    seen.add(source);
    scripts.add(module.file);
    for (const css of module.css ?? []) styles.add(css);
    for (const needed of module.imports ?? []) visit(needed);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Returns the address of a page in a language. The Russian page has no language in its address. */
const inLanguage = (path: string, language: Language): string =>
  language === 'ru' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Returns the address of a page's preview picture. */
export const pictureOf = (pathname: string, language: Language): string =>
  inLanguage(`/pictures${pathname}.png`, language);

/** Returns the page of a picture's address; null when it is not one. */
export const pageOfPicture = (pathname: string): string | null =>
  /^\/pictures(\/.+)\.png$/.exec(pathname)?.[1] ?? null;

const ogLocales = { ru: 'ru_BY', en: 'en_GB', be: 'be_BY' } as const satisfies Record<Language, string>;

function headOf({ page, language, path, isPublic, picture, employeeAccountUrl }: DocumentParts): string {
  const { title, description } = page.head;
  const address = (one: Language): string => escape(ANY_HOST + inLanguage(path, one));
  const about = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(employeeAccountUrl === null
      ? []
      : [`<meta name="employee-account" content="${escape(employeeAccountUrl)}">`]),
  ];
  if (!isPublic || page.status !== 200) return [...about, '<meta name="robots" content="noindex">'].join('');
  return [
    ...about,
    `<link rel="canonical" href="${address(language)}">`,
    ...offeredLanguages.map((one) => `<link rel="alternate" hreflang="${one}" href="${address(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('ru')}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${address(language)}">`,
    `<meta property="og:locale" content="${ogLocales[language]}">`,
    ...(picture === null
      ? [`<meta property="og:image" content="${ANY_HOST}/icon-512.png">`]
      : [
          `<meta property="og:image" content="${escape(ANY_HOST + picture)}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
  ].join('');
}

/** Loads the built portal. Throws a `StartError` when it does not exist. */
export async function readTemplate(root: string): Promise<PageTemplate> {
  const notBuilt = (cause: unknown): never => {
    throw new StartError(`The front end in ${root} is not built; run "npm run build".`, { cause });
  };
  const empty = await readFile(join(root, 'index.html'), 'utf8').catch(notBuilt);
  const manifest = JSON.parse(
    await readFile(join(root, 'manifest.json'), 'utf8').catch(notBuilt),
  ) as Manifest; // Vite's.
  return {
    empty,
    document: (parts) => {
      const { page, language, theme, sources } = parts;
      const { scripts, styles } = filesOf(manifest, sources);
      const isNew = (file: string): boolean => !empty.includes(`/${file}"`);
      const sheets = styles
        .filter(isNew)
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
        .join('');
      const modules = scripts.filter(isNew).map((file) => `/${file}`);
      return (
        empty
          .replace(/<html[^>]*>/, `<html lang="${language}" data-theme="${theme}">`)
          // The language and the theme of the page are already set.
          .replace(/\s*<script src="\/scheme.js"><\/script>/, '')
          // Scripts of a rendered page are loaded after it is readable.
          .replace(
            /<script type="module" crossorigin src="([^"]+)"><\/script>/,
            (_script, main: string) =>
              `<script src="/begin.js" data-main="${main}" data-modules="${modules.join(' ')}"></script>`,
          )
          .replace(/<title>.*?<\/title>/, () => headOf(parts))
          .replace('</head>', () => `${sheets}</head>`)
          .replace(
            '<div id="root"></div>',
            () =>
              `<div id="root">${page.html}</div>` +
              `<script type="application/json" id="${page.data.id}">${page.data.json}</script>`,
          )
      );
    },
  };
}
