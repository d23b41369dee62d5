import { formResource, requestCalls } from './request-calls.ts';

const what = 'requests for academic leave';

/** Academic leave: requested by students, granted by the dean's office. */
export const { list, document, create, cancel } = requestCalls('leaves', what);

export const records = formResource('leaves', what);
