// npm run build: installs what is missing and builds the server and the pages into dist/.
import './prepare/node-version.mjs';

const { install } = await import('./prepare/install.mjs');
install();
const { build } = await import('./prepare/build.mjs');
try {
  await build();
} catch (error) {
  console.error(`The build failed: ${error.message}`);
  process.exit(1);
}
