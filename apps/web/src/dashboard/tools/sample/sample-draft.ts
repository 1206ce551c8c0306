import type { Language } from '@pagesmith/kernel';
import { sampleIn } from '@pagesmith/operations';
import { extrasOf } from '../extras.ts';
import { withValues } from '../fill-pdf/filled-values.ts';
import { type Draft, emptyDraft, filesIn, withFiles, withOption, withText } from '../request/draft.ts';
import { partOfKind } from '../stage/stage-props.ts';
import type { Tool } from '../tool.ts';

async function sampleFile(name: string): Promise<File> {
  const answer = await fetch(`/samples/${name}`);
  if (!answer.ok) throw new Error(`${name} cannot be loaded.`);
  const content = await answer.blob();
  return new File([content], name, { type: content.type });
}

/** The form filled in with the operation's own example, ready to run. */
export async function sampleDraft(tool: Tool, language: Language): Promise<Draft> {
  let draft = emptyDraft;
  for (const [name, value] of Object.entries(tool.example.options ?? {})) {
    if (value !== undefined) draft = withOption(draft, name, value);
  }
  for (const [name, value] of tool.example.parts) {
    if (typeof value !== 'string') {
      draft = withFiles(draft, name, [
        ...filesIn(draft, name),
        await sampleFile(sampleIn(language, value.sample)),
      ]);
    } else if (tool.parts[name]) draft = withText(draft, name, value);
    else draft = withValues(draft, partOfKind(tool, 'fields'), name, [value]);
  }
  return extrasOf(tool.id).adopt?.(draft) ?? draft;
}
