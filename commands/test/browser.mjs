// A Chromium for the browser tests: the machine's, else an installed one, else a reason why there is none.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../prepare/repository.mjs';

/** The shell is Chromium without its windows: the same pages take it a third less of the processor. */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export async function findBrowser() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const missing = [!onPath([shell]) && shell, !onPath(whole) && 'chromium'].filter(Boolean);
  if (isDebianRoot && !process.env.CHROMIUM_PATH && missing.length > 0) {
    console.log(`Installing ${missing.join(' and ')} from Debian’s packages, for the browser tests …`);
    installFromDebian(missing);
  }
  const found = foundBrowser();
  if (found) return { path: found };
  console.log('Downloading Playwright’s Chromium, for the browser tests …');
  await downloadFromPlaywright();
  const path = foundBrowser();
  return path ? { path } : { skipReason: 'no Chromium was found, and none could be installed.' };
}

/** The one that `CHROMIUM_PATH` names, the machine's, or Playwright's; undefined where there is none. */
export const foundBrowser = () => process.env.CHROMIUM_PATH || onPath([shell]) || foundWholeBrowser();

/** For what the shell leaves out: settings of a profile, and when something was painted. */
export function foundWholeBrowser() {
  const { CHROMIUM_PATH = '' } = process.env;
  const candidates = [
    onPath(whole),
    chromium.executablePath(),
    !CHROMIUM_PATH.includes(shell) && CHROMIUM_PATH,
  ];
  return candidates.find((path) => path && existsSync(path)) || undefined;
}

function onPath(wanted) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return wanted
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function installFromDebian(packages) {
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', ...packages);
}
/** Given up after 20 seconds without a word from the download. */
function downloadFromPlaywright() {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', 'playwright-core', 'install', 'chromium'], {
      cwd: root,
      detached: true,
    });
    const giveUp = () => process.kill(-child.pid, 'SIGKILL');
    let timer = setTimeout(giveUp, 20_000);
    const heard = (chunk) => {
      process.stdout.write(chunk);
      clearTimeout(timer);
      timer = setTimeout(giveUp, 20_000);
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
