import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@semestr/api/pages';
import type { Language } from '@semestr/core/languages';
import { languages } from '@semestr/core/languages';
import { StartError } from '../start/error.ts';
import { ANY_HOST } from './links.ts';

/** What the build says of a module: its file, its style sheets, and what it needs at once. */
interface BuiltModule {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
  isEntry?: boolean;
}

type Manifest = Readonly<Record<string, BuiltModule>>;

/** What the portal looks like around a page. */
export interface PageTemplate {
  /** The document as it was built: an empty page, which the browser fills. */
  empty: string;
  /** The document around a finished page. */
  document: (page: DocumentParts) => string;
}

export interface DocumentParts {
  page: Page;
  language: Language;
  theme: string;
  /** The address of the page in Russian, without a host. */
  path: string;
  /** The modules that the page needs at once. */
  sources: readonly string[];
  isPublic: boolean;
  /** Where its picture is, from our own address on; null shows the mark. */
  picture: string | null;
  /** Where the browser may be sent after signing in, beside our own pages; null is nowhere. */
  employeeAccountUrl: string | null;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The files of these modules and of what they need, without those that every page has. */
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

/** The address of a page in a language: Russian is at the plain one. */
const inLanguage = (path: string, language: Language): string =>
  language === 'ru' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Where the picture of a page is. */
export const pictureOf = (pathname: string, language: Language): string =>
  inLanguage(`/pictures${pathname}.png`, language);

/** The page of a picture's address; null where that is none. */
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
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${address(one)}">`),
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

/** Reads the built portal. Throws a `StartError` where it is not there. */
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
          // The page has its language and theme already.
          .replace(/\s*<script src="\/scheme.js"><\/script>/, '')
          // It is finished: what runs in it is fetched once it can be read.
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
