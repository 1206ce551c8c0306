// A Chromium for the browser tests: the machine's, else an installed one, else a reason why there is none.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../prepare/repository.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export async function findBrowser() {
  const found = machineBrowser() ?? playwrightBrowser();
  if (found) return { path: found };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian’s packages, for the browser tests …');
    installFromDebian();
  } else {
    console.log('Downloading Playwright’s Chromium, for the browser tests …');
    await downloadFromPlaywright();
  }
  const path = machineBrowser() ?? playwrightBrowser();
  return path ? { path } : { skipReason: 'no Chromium was found, and none could be installed.' };
}

function machineBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function playwrightBrowser() {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function installFromDebian() {
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', 'chromium');
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
