/**
 * Preloaded before the program: its clock begins at the moment of the tests' university, whose lessons take place around
 * that day and on no other.
 */
const Real = Date;
const offset = Real.parse(process.env.SEMESTR_TEST_NOW ?? '') - Real.now();

globalThis.Date = class extends Real {
  constructor(...args) {
    if (args.length === 0) super(Real.now() + offset);
    else super(...args);
  }

  static now() {
    return Real.now() + offset;
  }
};
