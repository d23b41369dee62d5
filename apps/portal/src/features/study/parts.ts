import { fetchPart, lazyPart } from '@semestr/ui/connection/fetch-part';
import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { personalPaths } from '../../shell/personal-paths.ts';
import { fetchSection, loadBadge } from '../../shell/sections.ts';

/** Path and files of a section. Its badge is optional: nothing waits for it, and a failure is ignored. */
const part = (path: string, file: string) => ({
  path,
  file,
  Badge: lazyPart(() => loadBadge(file).catch(() => ({ default: () => null }))),
});

/** The sections in order. */
export const parts = {
  certificates: part(paths.study, 'certificates/Certificates'),
  markSheets: part(personalPaths.markSheets, 'mark-sheets/MarkSheets'),
  applications: part(personalPaths.studyApplications, 'study-applications/StudyApplications'),
  practice: part(personalPaths.practice, 'practice/Practice'),
} as const;

export type Part = keyof typeof parts;

/** Its names are those of the table. */
export const partNames = Object.keys(parts) as readonly Part[];

/** Returns the section of the last path segment; null when there is none. */
export function partOf(last: string | undefined): Part | null {
  const path = last === undefined ? paths.study : `${paths.study}/${last}`;
  return partNames.find((one) => parts[one].path === path) ?? null;
}

/** Query for a section's code and texts. Like data, it may fail to load while the others remain available. */
export const sectionQuery = (name: Part) =>
  queryOptions({
    queryKey: ['section', name],
    queryFn: async () => {
      const section = await fetchPart(() => fetchSection(parts[name].file));
      await fetchPart(() => loadTexts(language.get(), section.texts));
      return section;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A module cannot be compared structurally.
    structuralSharing: false,
  });
