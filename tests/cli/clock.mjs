/**
 * Preloaded before the program. Starts its clock at the time of the test university, which only has lessons around that
 * day.
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
