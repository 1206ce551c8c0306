import type { Tool } from './tool.ts';

/**
 * The key and the file beside each other on a tablet, where a narrow screen has them one below the other. A list of files
 * has the whole width.
 */
export const filesColumns = (tool: Tool): string =>
  Object.values(tool.parts).some(({ kind }) => kind === 'pdf')
    ? 'md:max-lg:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2'
    : '';

/**
 * Files and form in a column, the document beside them. On a narrow screen one below the other, and no grid: what is pinned
 * to the foot of the window would not leave its row.
 */
export const toolColumns =
  'flex flex-col items-stretch gap-4 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start xl:grid-cols-[25rem_minmax(0,1fr)]';
