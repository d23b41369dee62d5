import about from '../../package.json' with { type: 'json' };

/** The version of this Semestr. */
export const semestr = about.version;
