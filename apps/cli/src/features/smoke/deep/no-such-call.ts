/** How a provider answers that does not know one of our calls: existing clients change some things by GET. */
export const NO_SUCH_CALL = [404, 405];
