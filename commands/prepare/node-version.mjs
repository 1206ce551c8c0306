// Written so that old versions can still read it and say what they lack.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Pagesmith needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
