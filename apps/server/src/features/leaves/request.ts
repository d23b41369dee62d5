import * as calls from '@semestr/api/leaves';
import { academicLeaves } from '../../db/tables/requests.ts';
import { defineFormRequest } from '../../records/form-request.ts';

/** Requests for academic leave. */
export const leaveRequests = defineFormRequest('leaves', { calls, table: academicLeaves });
