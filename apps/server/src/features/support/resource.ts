import * as calls from '@semestr/api/support';
import { bugReports } from '../../db/tables/bug-reports.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const bugReportResources: readonly Resource[] = [
  defineResource(calls.bugReports, bugReports, [bugReports.subject, bugReports.text, bugReports.email], {
    period: bugReports.createdAt,
  }),
];
