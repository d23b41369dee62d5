import * as calls from '@semestr/api/resources-choices';
import { certificatePlaces } from '../../db/tables/certificates.ts';
import { academicTitles, diplomaTopics, externalManagers } from '../../db/tables/diploma.ts';
import {
  dormitoryDirectives,
  dormitoryPrivileges,
  privilegeCategories,
  privilegeKinds,
} from '../../db/tables/dormitory.ts';
import { libraryNews, loans } from '../../db/tables/library.ts';
import { hourPrices, markSheetTypes } from '../../db/tables/mark-sheets.ts';
import { omissionCertificateTypes } from '../../db/tables/omissions.ts';
import { enterprises, practiceTypes } from '../../db/tables/practice.ts';
import { profilingRatings, specializations } from '../../db/tables/profiling.ts';
import { type Kind, kind, wrong } from './kind.ts';

const isPublic = { isPublic: true };

/** What students choose from when they ask for something, and what the university gives them beside it. */
export const choices: readonly Kind[] = [
  kind(calls.certificatePlaces, certificatePlaces, [certificatePlaces.name], isPublic),
  kind(calls.omissionCertificateTypes, omissionCertificateTypes, [omissionCertificateTypes.name], isPublic),
  kind(calls.markSheetTypes, markSheetTypes, [markSheetTypes.shortName, markSheetTypes.fullName], isPublic),
  // Told beside the name of each employee.
  kind(calls.hourPrices, hourPrices, [hourPrices.rank], isPublic),
  kind(calls.enterprises, enterprises, [enterprises.name]),
  kind(calls.practiceTypes, practiceTypes, [practiceTypes.name]),
  kind(calls.academicTitles, academicTitles, [academicTitles.name, academicTitles.abbrev]),
  kind(calls.externalManagers, externalManagers, [externalManagers.names, externalManagers.workPlace]),
  kind(calls.diplomaTopics, diplomaTopics, [diplomaTopics.topic]),
  kind(calls.dormitoryDirectives, dormitoryDirectives, [
    dormitoryDirectives.number,
    dormitoryDirectives.typeName,
    dormitoryDirectives.reason,
  ]),
  kind(calls.privilegeCategories, privilegeCategories, [privilegeCategories.name]),
  kind(calls.privilegeKinds, privilegeKinds, [privilegeKinds.name]),
  kind(calls.dormitoryPrivileges, dormitoryPrivileges, [dormitoryPrivileges.note]),
  kind(calls.specializations, specializations, [specializations.name, specializations.abbrev]),
  kind(calls.profilingRatings, profilingRatings, [profilingRatings.course]),
  kind(calls.loans, loans, [loans.title, loans.author], {
    before: ({ values }) => {
      if (String(values['dueOn']) < String(values['takenOn'])) throw wrong('dueOn', 'too-small');
    },
  }),
  kind(calls.libraryNews, libraryNews, [libraryNews.title], isPublic),
];
