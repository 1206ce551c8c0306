// What the documentation page shows and the browser cannot know: the failures of every call, and real answers.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './repository.mjs';

const file = join(root, 'apps/web/src/documentation/facts.json');

/** Writes the facts where they are no longer true; returns whether they were. */
export async function writeDocumentationFacts() {
  const text = `${JSON.stringify(await documentationFacts(), null, 2)}\n`;
  if (existsSync(file) && bare(readFileSync(file, 'utf8')) === bare(text)) return true;
  writeFileSync(file, text);
  return false;
}

const bare = (text) => JSON.stringify(JSON.parse(text));

async function documentationFacts() {
  const unregister = register();
  try {
    const { jobFailureKinds } = await import('../../apps/server/src/openapi/describe-jobs.ts');
    const { pipelineFailureKinds } = await import('../../apps/server/src/openapi/describe-pipelines.ts');
    const { explained } = await import('../../apps/web/src/documentation/errors/explained.ts');
    const { operations, readOptions, readParts } = await import('@pagesmith/operations');
    const { samplePath } = await import('@pagesmith/operations/samples');
    const { runOperation } = await import('@pagesmith/operations/run');
    const answers = {};
    for (const operation of operations) {
      if (operation.result.kind !== 'json') continue;
      const received = operation.example.parts.map(([name, value]) => ({
        name,
        content: typeof value === 'string' ? value : { source: samplePath(value.sample) },
      }));
      const input = readParts(operation, received);
      const options = readOptions(operation, operation.example.options ?? {});
      answers[operation.id] = (await runOperation(operation.id, input, options)).content.json;
    }
    return { failures: explained([...jobFailureKinds, ...pipelineFailureKinds]), answers };
  } finally {
    await unregister();
  }
}
