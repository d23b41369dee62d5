import * as calls from '@semestr/api/resources-choices';
import { isNotNull, isNull } from 'drizzle-orm';
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
import { invalidField } from '../../domain/refusal.ts';
import { defineResource, type Resource } from './define-resource.ts';

const isPublic = { isPublic: true };

/** Options that students choose from in their requests, and related data of the university. */
export const choices: readonly Resource[] = [
  defineResource(calls.certificatePlaces, certificatePlaces, [certificatePlaces.name], isPublic),
  defineResource(
    calls.omissionCertificateTypes,
    omissionCertificateTypes,
    [omissionCertificateTypes.name],
    isPublic,
  ),
  defineResource(
    calls.markSheetTypes,
    markSheetTypes,
    [markSheetTypes.shortName, markSheetTypes.fullName],
    isPublic,
  ),
  // Shown next to the name of each employee.
  defineResource(calls.hourPrices, hourPrices, [hourPrices.rank], isPublic),
  defineResource(calls.enterprises, enterprises, [enterprises.name]),
  defineResource(calls.practiceTypes, practiceTypes, [practiceTypes.name]),
  defineResource(calls.academicTitles, academicTitles, [academicTitles.name, academicTitles.abbrev]),
  defineResource(calls.externalManagers, externalManagers, [
    externalManagers.names,
    externalManagers.workPlace,
  ]),
  defineResource(calls.diplomaTopics, diplomaTopics, [diplomaTopics.topic]),
  defineResource(
    calls.dormitoryDirectives,
    dormitoryDirectives,
    [dormitoryDirectives.number, dormitoryDirectives.typeName, dormitoryDirectives.reason],
    { period: dormitoryDirectives.date },
  ),
  defineResource(calls.privilegeCategories, privilegeCategories, [privilegeCategories.name]),
  defineResource(calls.privilegeKinds, privilegeKinds, [privilegeKinds.name]),
  defineResource(calls.dormitoryPrivileges, dormitoryPrivileges, [dormitoryPrivileges.note]),
  defineResource(calls.specializations, specializations, [specializations.name, specializations.abbrev]),
  defineResource(calls.profilingRatings, profilingRatings, []),
  defineResource(calls.loans, loans, [loans.title, loans.author], {
    period: loans.dueOn,
    conditions: {
      isReturned: (_db, isReturned) => (isReturned === true ? isNotNull : isNull)(loans.returnedOn),
    },
    before: ({ before, values }) => {
      const { takenOn, dueOn } = { ...before, ...values };
      if (takenOn !== undefined && dueOn !== undefined && dueOn < takenOn)
        throw invalidField('dueOn', 'too-small');
    },
  }),
  defineResource(calls.libraryNews, libraryNews, [libraryNews.title], {
    ...isPublic,
    period: libraryNews.date,
  }),
];
