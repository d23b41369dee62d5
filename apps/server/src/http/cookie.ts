/** The name of the one cookie; existing clients look it up by this name. */
export const SESSION_COOKIE = 'SESSION';
