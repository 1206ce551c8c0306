import type { Language } from '@pagesmith/kernel';
import { pipelineExample } from '@pagesmith/operations';
import { keyPlaceholder } from '../samples/index.ts';

const price: Record<Language, string> = {
  en: 'Its price, and what is wrong with it; free.',
  fr: 'Son prix, et ce qui ne va pas\u00a0; gratuit.',
};

/** The example as it runs when it is pasted, beside our sample files. */
export function pipelineSample(url: string, language: Language): string {
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
  -o merged.pdf \\
  "${url}/pipelines"

# ${price[language]}
curl -sS -H "x-api-key: ${keyPlaceholder}" \\
  -H "content-type: application/json" \\
  -d @steps.json \\
  "${url}/pipelines/price"
`;
}
