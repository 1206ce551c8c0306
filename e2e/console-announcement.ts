import { expect } from 'vitest';
import { expectFine } from './axe.ts';
import { type ConsoleLocale, consoleSaid } from './console.ts';
import { newCustomer } from './customer.ts';
import type { Visit } from './visit.ts';

type Run = (command: 'announce' | 'incident', ...given: string[]) => Promise<string>;

/** Told and opened by commands on the machine, as without a browser. */
export async function tellByCommand(run: Run): Promise<void> {
  const texts = ['--en', 'We move on Sunday.', '--fr', 'Nous déménageons dimanche.'];
  const subjects = ['--subject-en', 'Planned move', '--subject-fr', 'Déménagement prévu'];
  expect(await run('announce', 'notice', 'move', ...subjects, ...texts)).toMatch(/Done\.\s*$/);
  const titles = ['--title-en', 'Slow jobs', '--title-fr', 'Tâches lentes'];
  const opened = await run('incident', 'open', '--components', 'jobs', ...titles, ...texts);
  const [, id = ''] = /^(\d+) {2}\S+ {2}ongoing {2}jobs {2}Slow jobs$/m.exec(opened) ?? [];
  await run('incident', 'end', id, ...texts);
  expect(await run('incident')).toContain('Slow jobs');
}

/** What was told stands in the dashboard until its customer dismisses it, by the keyboard too, and then never again. */
export async function dismissAnnouncement(visit: Visit, locale: ConsoleLocale): Promise<void> {
  const { page } = visit;
  const say = consoleSaid[locale];
  await newCustomer(page);
  await visit.open('/dashboard');
  const announcements = page.getByRole('region', { name: say.announcements });
  await announcements.getByText(say.announced).waitFor();
  await announcements.getByText(say.read, { exact: true }).press('Enter');
  await announcements.getByText(say.announcedText).waitFor();
  await expectFine(page, 'the announcement');
  await announcements.getByRole('button', { name: say.dismiss }).press('Enter');
  await announcements.waitFor({ state: 'detached' });
  const answered = page.waitForResponse(/\/v1\/announcements$/);
  await visit.open('/dashboard');
  expect(await (await answered).json()).toEqual({ announcements: [] });
}
