import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { contractForBrowsers } from './contract-plugin.ts';
import { iconsForBrowsers } from './icons-plugin.ts';
import { serviceWorker } from './worker-plugin.ts';
import { brotli, preloadFonts, themeStyles } from '../../packages/ui/vite.ts';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

/** Modules that pages share, in a file of their own. */
const shared = (name: string, test: RegExp) => ({ name, test, minShareCount: 2 });

const forBrowsers: UserConfig['build'] = {
  modulePreload: { polyfill: false },
  target: 'es2023',
  // By it the server finds the files of a page.
  manifest: 'manifest.json',
  // A tenth slower to build than the default, two kilobytes smaller on the way.
  minify: 'terser',
  terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true }, format: { comments: false } },
  rolldownOptions: {
    // Schemas that nothing reads may go: building them has no effect of its own.
    treeshake: {
      manualPureFunctions: [
        'z',
        'endpoint',
        'file',
        'pageOf',
        'listOrPage',
        'numberText',
        'maybe',
        'neverNull',
        'orElse',
        'dataUrl',
      ],
    },
    output: {
      // Names stand in every page's first file, and their random part does not compress.
      chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
      assetFileNames: ({ names }) =>
        names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // What every page needs is one file; the validator comes with the pages that have forms.
          { name: 'app', tags: ['$initial'], test: /^(?!.*[\\/]zod[\\/])/ },
          // Small parts that nearly every page has.
          shared(
            'basics',
            /[\\/](?:Banner|Empty|Failure|feedback|Choices|choices|useSuspenseQuery|PrintButton)\b|lucide-react.*(?:megaphone|exclamation|chevron|printer|key-round)/,
          ),
          // What a schedule and the home page share: a newcomer's first page carries no more than this.
          shared(
            'lessons',
            /[\\/]core[\\/]src[\\/](?:schedule|bells|room-names|lesson-letters)|api[\\/]src[\\/](?:announcements|employees|groups|schedule)\.ts|schedule[\\/]texts\.ts|portal[\\/]src[\\/](?:lessons[\\/](?!(?:DayTable|day|AnnouncementList|AnnouncementSection|structure)\b|day-table|announcement-list|[rR]oom|texts)|ui[\\/]useRoom)|[\\/]announcement\b|lucide-react.*(?:star|share-2|download|calendar-(?:check|off))/,
          ),
          // The field searched by typing, and the calendar.
          shared(
            'material',
            /@mui|@emotion|@popperjs|stylis|packages[\\/]ui[\\/]src[\\/]theme\.ts|[\\/]fields[\\/]AutocompleteField\b/,
          ),
          // What asks for passwords and codes; the sign-in has none of it.
          shared(
            'entry',
            /portal[\\/]src[\\/]ui[\\/](?:CodeEntry|code-entry|NewPassword|new-password|Wizard|wizard|Limit|limit|LeaveGuard|Countdown|time-left|entry-texts)|[\\/](?:CodeField|PhoneField|ConfirmDialog)\b|core[\\/]src[\\/](?:weak-passwords|codes|attempts|validation|contacts)|api[\\/]src[\\/](?:password|contacts)\.ts/,
          ),
          shared('dialog', /packages[\\/]ui[\\/]src[\\/](?:Dialog|dialog)\b/),
          // Days and times, and how what is typed for them is read.
          shared(
            'days',
            /[\\/]fields[\\/](?:PickedDay|DateField|MomentField|TimeField)\b|core[\\/]src[\\/]typed\b/,
          ),
          // Those that the sign-in does not have.
          shared(
            'fields',
            /[\\/]fields[\\/](?!(?:TextField|PasswordField|CheckField|SwitchField|FieldFrame|fields|files\.ts|texts)\b)/,
          ),
          // What a field is made of, and those of the sign-in: a page may have a switch or a file without having a form.
          shared(
            'forms-inputs',
            /[\\/]fields[\\/](?:TextField|PasswordField|CheckField|SwitchField|FieldFrame|fields|files\.ts|texts)\b|portal[\\/]src[\\/]ui[\\/](?:form-texts|SecondFactorField)\b/,
          ),
          // What the pages of the sign-in share.
          shared(
            'sign-in',
            /api[\\/]src[\\/](?:auth|signed-in|passkey-sign-in)\.ts|session[\\/](?:next|start)\b|features[\\/]auth[\\/](?:(?:enter|lazy-with-texts|texts)\.ts|auth\.module)/,
          ),
          shared(
            'forms',
            /react-hook-form|@hookform|portal[\\/]src[\\/]ui[\\/](?:FormShell|form)|api[\\/]src[\\/]issues\b/,
          ),
          // A CV, in the list of all and in its owner's profile.
          shared(
            'cv',
            /portal[\\/]src[\\/]ui[\\/]cv[\\/](?!texts)|lucide-react.*icons[\\/](?:briefcase-business|code-xml|globe|send)\.mjs/,
          ),
          // What the directories of people, rooms and departments share.
          shared(
            'directory',
            /portal[\\/]src[\\/]ui[\\/](?:PhoneNumber|Photo|photo|Download|download|save|search)|[\\/]copy[\\/]|[\\/]Matched\b/,
          ),
          // The icons of the search and the home page, those of the personal menu, and what lists requests and records: the sign-in has
          // none of them. They import nothing that imports them: of files in a circle one begins before the other is there.
          shared('icons', /lucide-react.*icons[\\/](?:user|users|file-text|graduation-cap|search-x)\.mjs/),
          // So has it none of what pages of the personal account use.
          shared(
            'account',
            /lucide-react.*icons[\\/](?:notebook-pen|keyboard|badge-check|bell-off|file-plus|pen-line|square-terminal|copy|circle-plus|mail|smartphone|arrow-down|clock|lock)\.mjs/,
          ),
          shared(
            'personal',
            /shell[\\/]personal-icons|lucide-react.*icons[\\/](?:user-x|file-user|notebook-tabs|trophy|book-open-text|list-ordered|calendar-clock|file-check|bed-double|gavel|hand-heart|clipboard-\w+)\.mjs/,
          ),
          shared(
            'lists',
            /packages[\\/]ui[\\/]src[\\/](?:DataTable|data-table|ColumnHead|columns|WaitingRows|Status)\b|portal[\\/]src[\\/]ui[\\/](?:Request|request-(?:list|item)|FormAndList|Consequence)/,
          ),
          // Not what a few pages share that brings calls of its own, nor what is of a timetable alone.
          shared(
            'kit',
            /packages[\\/]ui(?![\\/]src[\\/](?:lesson|week|use-grid-keys)\b)|portal[\\/]src[\\/](?:ui[\\/](?!directive|use-document|proof)|shell[\\/](?!descriptions|push|holidays|proof))|lucide-react|@tanstack/,
          ),
        ],
      },
    },
  },
};

/** The portal as the server runs it: one module with everything it needs, which makes finished pages. */
const forServer: UserConfig['build'] = {
  ssr: 'src/entry-server.tsx',
  outDir: 'dist-server',
  target: 'node22',
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    contractForBrowsers(),
    themeStyles(),
    ...(isSsrBuild ? [] : [serviceWorker(), iconsForBrowsers(), preloadFonts(), brotli()]),
  ],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  // What is shown before any of our code runs is the same for both front ends.
  publicDir: '../../packages/ui/public',
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
  ssr: { noExternal: true },
  build: isSsrBuild ? forServer : forBrowsers,
}));
