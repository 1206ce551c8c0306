// A Chromium for the browser tests: the machine's, else an installed one, else a reason why there is none.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../prepare/repository.mjs';

/** The shell is Chromium without its windows: the same pages take it a third less of the processor. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export async function findBrowser() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && !process.env.CHROMIUM_PATH && !onPath([shell])) {
    console.log('Installing Chromium’s headless shell from Debian’s packages, for the browser tests …');
    installFromDebian();
  }
  const found = foundBrowser();
  if (found) return { path: found };
  console.log('Downloading Playwright’s Chromium, for the browser tests …');
  await downloadFromPlaywright();
  const path = foundBrowser();
  return path ? { path } : { skipReason: 'no Chromium was found, and none could be installed.' };
}

/** The one that `CHROMIUM_PATH` names, the machine's, or Playwright's; undefined where there is none. */
export function foundBrowser() {
  return (
    process.env.CHROMIUM_PATH || onPath(names) || [chromium.executablePath()].find((path) => existsSync(path))
  );
}

function onPath(wanted) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return wanted
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function installFromDebian() {
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', shell);
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
