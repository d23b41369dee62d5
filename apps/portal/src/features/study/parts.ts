import { fetchPart, lazyPart } from '@semestr/ui/connection/fetch-part';
import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { personalPaths } from '../../shell/personal-paths.ts';
import { fetchSection, fetchWord } from '../../shell/sections.ts';

/** Where a section stands and the files that make it. Nothing waits for its word: one that does not come is not missed. */
const part = (path: string, file: string) => ({
  path,
  file,
  Word: lazyPart(() => fetchWord(file).catch(() => ({ default: () => null }))),
});

/** The sections in their order. */
export const parts = {
  certificates: part(paths.study, 'certificates/Certificates'),
  markSheets: part(personalPaths.markSheets, 'mark-sheets/MarkSheets'),
  applications: part(personalPaths.studyApplications, 'study-applications/StudyApplications'),
  practice: part(personalPaths.practice, 'practice/Practice'),
} as const;

export type Part = keyof typeof parts;

/** Its names are those of the table. */
export const partNames = Object.keys(parts) as readonly Part[];

/** The section that the last part of an address names; null where it names none. */
export function partOf(last: string | undefined): Part | null {
  const path = last === undefined ? paths.study : `${paths.study}/${last}`;
  return partNames.find((one) => parts[one].path === path) ?? null;
}

/** A section with its texts. It may fail to come, as data may, while the others can still be reached. */
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
    // A module is no data that could be compared.
    structuralSharing: false,
  });
