import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { contractForBrowsers } from './contract-plugin.ts';
import { iconsForBrowsers } from './icons-plugin.ts';
import { serviceWorker } from './worker-plugin.ts';
import { brotli, preloadFonts, themeStyles } from '../../packages/ui/vite.ts';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

/** Puts modules shared by pages into a separate file. */
const shared = (name: string, test: RegExp) => ({ name, test, minShareCount: 2 });

const forBrowsers: UserConfig['build'] = {
  modulePreload: { polyfill: false },
  target: 'es2023',
  // Used by the server to find the files of a page.
  manifest: 'manifest.json',
  // The build takes a tenth longer than with the default, and the download is two kilobytes smaller.
  minify: 'terser',
  terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true }, format: { comments: false } },
  rolldownOptions: {
    // Unused schemas can be removed: creating them has no side effects.
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
      // The names are in every page's initial file, and their hashes do not compress.
      chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
      assetFileNames: ({ names }) =>
        names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // Code that every page needs is one file; the validator is loaded with pages that have forms.
          { name: 'app', tags: ['$initial'], test: /^(?!.*[\\/]zod[\\/])/ },
          // Small modules that nearly every page uses.
          shared(
            'basics',
            /[\\/](?:Banner|Empty|Failure|feedback|Choices|choices|useSuspenseQuery|PrintButton)\b|lucide-react.*(?:megaphone|exclamation|chevron|printer|key-round)/,
          ),
          // Modules shared by schedules and the home page: the first page of a new visitor loads nothing more.
          shared(
            'lessons',
            /[\\/]core[\\/]src[\\/](?:schedule|bells|room-names|lesson-letters)|api[\\/]src[\\/](?:announcements|employees|groups|schedule)\.ts|schedule[\\/]texts\.ts|portal[\\/]src[\\/](?:lessons[\\/](?!(?:DayTable|day|AnnouncementList|AnnouncementSection|structure)\b|day-table|announcement-list|[rR]oom|texts)|ui[\\/]use-room)|[\\/]announcement\b|lucide-react.*(?:star|share-2|download|calendar-(?:check|off))/,
          ),
          // The autocomplete field, and the calendar.
          shared(
            'material',
            /@mui|@emotion|@popperjs|stylis|packages[\\/]ui[\\/]src[\\/]theme\.ts|[\\/]fields[\\/]AutocompleteField\b/,
          ),
          // Fields for passwords and codes, which the sign-in page does not use.
          shared(
            'entry',
            /portal[\\/]src[\\/]ui[\\/](?:CodeEntry|code-entry|NewPassword|new-password|Wizard|wizard|Limit|limit|LeaveGuard|Countdown|time-left|entry-texts)|[\\/](?:CodeField|PhoneField|ConfirmDialog)\b|core[\\/]src[\\/](?:weak-passwords|codes|attempts|validation|contacts)|api[\\/]src[\\/](?:password|contacts)\.ts/,
          ),
          shared('dialog', /packages[\\/]ui[\\/]src[\\/](?:Dialog|dialog)\b/),
          // Dates and times, with the parsers of their input.
          shared(
            'days',
            /[\\/]fields[\\/](?:PickedDay|DateField|MomentField|TimeField)\b|core[\\/]src[\\/]typed\b/,
          ),
          // Fields that the sign-in page does not use.
          shared(
            'fields',
            /[\\/]fields[\\/](?!(?:TextField|PasswordField|CheckField|SwitchField|FieldFrame|fields|files\.ts|texts)\b)/,
          ),
          // Basic parts of fields, and the fields of the sign-in page: a page may have a switch or a file input without
          // a form.
          shared(
            'forms-inputs',
            /[\\/]fields[\\/](?:TextField|PasswordField|CheckField|SwitchField|FieldFrame|fields|files\.ts|texts)\b|portal[\\/]src[\\/]ui[\\/](?:form-texts|SecondFactorField)\b/,
          ),
          // Modules shared by the sign-in pages.
          shared(
            'sign-in',
            /api[\\/]src[\\/](?:auth|signed-in|passkey-sign-in)\.ts|session[\\/](?:next|start)\b|features[\\/]auth[\\/](?:(?:enter|lazy-with-texts|texts)\.ts|auth\.module)/,
          ),
          shared(
            'forms',
            /react-hook-form|@hookform|portal[\\/]src[\\/]ui[\\/](?:FormShell|form)|api[\\/]src[\\/]issues\b/,
          ),
          // A CV, in the list of all CVs and in its owner's profile.
          shared(
            'cv',
            /portal[\\/]src[\\/]ui[\\/]cv[\\/](?!texts)|lucide-react.*icons[\\/](?:briefcase-business|code-xml|globe|send)\.mjs/,
          ),
          // Modules shared by the directories of employees, rooms and departments.
          shared(
            'directory',
            /portal[\\/]src[\\/]ui[\\/](?:PhoneNumber|Photo|photo|Download|download|save|search)|[\\/]copy[\\/]|[\\/]Matched\b/,
          ),
          // Icons of the search, the home page, the personal menu and of lists of requests and records; the sign-in
          // page needs none of them. They must not import anything that imports them: in a circle one file runs before
          // the other is initialised.
          shared('icons', /lucide-react.*icons[\\/](?:user|users|file-text|graduation-cap|search-x)\.mjs/),
          // The same applies to modules of the personal account.
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
          // Excludes modules of a few pages that contain calls, and those of timetables.
          shared(
            'kit',
            /packages[\\/]ui(?![\\/]src[\\/](?:lesson|week|use-grid-keys)\b)|portal[\\/]src[\\/](?:ui[\\/](?!directive|use-document|proof)|shell[\\/](?!descriptions|push|holidays|proof))|lucide-react|@tanstack/,
          ),
        ],
      },
    },
  },
};

/** The portal for the server: one self-contained module that renders complete pages. */
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
  // Files that are shown before any of our code runs are the same for both front ends.
  publicDir: '../../packages/ui/public',
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
  ssr: { noExternal: true },
  build: isSsrBuild ? forServer : forBrowsers,
}));
