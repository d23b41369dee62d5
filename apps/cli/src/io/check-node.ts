import { oldNodeSentence } from './node-version.ts';

// Imported before anything else: parts of the program do not load in an old Node, which would print a stack trace.
const { LC_ALL, LC_MESSAGES, LANG, SEMESTR_LANG } = process.env;
const sentence = oldNodeSentence(process.versions.node, SEMESTR_LANG || LC_ALL || LC_MESSAGES || LANG);
if (sentence !== null) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
