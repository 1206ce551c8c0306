import type { Words } from '@pagesmith/kernel';
import changelog from '../../../../../CHANGELOG.md?raw';

interface Release {
  readonly date: string;
  readonly changes: readonly Words[];
}

/** `## 2026-11-16`, and below it what a customer would notice first; what has no date yet is not told here. */
const dated = /^## (\d{4}-\d{2}-\d{2})\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm;
/** A line in English, and indented below it the same in French. */
const change = /^- (.+)\n {2}- (.+)$/gm;

const releasesIn = (text: string): Release[] =>
  [...text.matchAll(dated)].map(([, date = '', body = '']) => ({
    date,
    changes: [...body.matchAll(change)].map(([, en = '', fr = '']) => ({ en, fr })),
  }));

/** The newest first, as CHANGELOG.md has them. */
export const releases: readonly Release[] = releasesIn(changelog);
