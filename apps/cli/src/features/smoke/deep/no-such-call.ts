/** Statuses of a provider without one of the project's own calls: existing clients change some things by GET. */
export const NO_SUCH_CALL = [404, 405];
