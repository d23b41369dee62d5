import * as calls from '@semestr/api/resources-requests';
import { certificates } from '../../db/tables/certificates.ts';
import { diplomaSuggestions } from '../../db/tables/diploma.ts';
import { dormitoryApplications } from '../../db/tables/dormitory.ts';
import { markSheets } from '../../db/tables/mark-sheets.ts';
import { omissionRequests } from '../../db/tables/omissions.ts';
import { practiceApplications } from '../../db/tables/practice.ts';
import { profilingApplications } from '../../db/tables/profiling.ts';
import { studyApplications } from '../../db/tables/study.ts';
import { certificate, markSheet, omissionRequest, practice, study, topic } from './decided.ts';
import { deciding } from './decisions.ts';
import { defineResource, type Resource } from './define-resource.ts';
import { lockApplicant, profiling, room } from './places.ts';
import { queueing } from './queue.ts';

/** Requests of students to the university. */
export const requests: readonly Resource[] = [
  defineResource(calls.certificates, certificates, [certificates.place], {
    ...deciding(certificate),
    period: certificates.createdAt,
  }),
  defineResource(calls.omissionRequests, omissionRequests, [omissionRequests.placeOfStay], {
    ...deciding(omissionRequest),
    period: omissionRequests.createdAt,
  }),
  defineResource(
    calls.markSheets,
    markSheets,
    [markSheets.subject, markSheets.subjectAbbrev, markSheets.number],
    { ...deciding(markSheet), period: markSheets.createdAt },
  ),
  defineResource(
    calls.studyApplications,
    studyApplications,
    [studyApplications.subject, studyApplications.contractNumber],
    { ...deciding(study), period: studyApplications.createdAt },
  ),
  defineResource(calls.practiceApplications, practiceApplications, [practiceApplications.number], {
    ...deciding(practice),
    period: practiceApplications.createdAt,
  }),
  defineResource(calls.diplomaSuggestions, diplomaSuggestions, [diplomaSuggestions.topic], {
    ...deciding(topic),
    period: diplomaSuggestions.createdAt,
  }),
  defineResource(
    calls.dormitoryApplications,
    dormitoryApplications,
    [dormitoryApplications.number, dormitoryApplications.room],
    { ...queueing(deciding(room)), period: dormitoryApplications.createdAt },
  ),
  defineResource(calls.profilingApplications, profilingApplications, [], {
    period: profilingApplications.createdAt,
    ...deciding(profiling),
    lock: lockApplicant,
  }),
];
