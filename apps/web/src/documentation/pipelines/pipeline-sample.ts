import { pipelineExample } from '@pagesmith/operations';
import { keyPlaceholder } from '../samples/index.ts';

/** The example as it runs when it is pasted, beside our sample files. */
export function pipelineSample(url: string): string {
  const { pipeline, parts } = pipelineExample;
  const forms = parts.map(([name, value]) =>
    typeof value === 'string' ? `  -F '${name}=${value}' \\` : `  -F ${name}=@${value.sample} \\`,
  );
  return `cat > steps.json <<'END'
${JSON.stringify(pipeline, null, 2)}
END

curl -sS -f -H "x-api-key: ${keyPlaceholder}" \\
  -F 'pipeline=<steps.json' \\
${forms.join('\n')}
  -o merged.pdf "${url}/pipelines"

# What it would cost, and what is wrong with it; free.
curl -sS -H "x-api-key: ${keyPlaceholder}" -H "content-type: application/json" \\
  -d @steps.json "${url}/pipelines/price"
`;
}
