/**
 * Exits with a single message on an old Node. Imported before anything else, and written in syntax that Node 12 can
 * parse: the rest would fail there with a stack trace.
 */
const NEEDED = 18;

const [major] = process.versions.node.split('.').map(Number);
if (major < NEEDED) {
  const isRussian = /^(ru|be)/i.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '');
  const own = process.versions.node;
  process.stderr.write(
    isRussian
      ? `Нужен Node ${NEEDED} или новее, а это Node ${own}: https://nodejs.org\n`
      : `This needs Node ${NEEDED} or newer, and this is Node ${own}: https://nodejs.org\n`,
  );
  process.exit(1);
}
