import { languages } from '@pagesmith/kernel';
import { expect, it } from 'vitest';
import results from '../../../../../../bench/results.json' with { type: 'json' };
import { addresses } from '../../../../addresses.ts';
import { formatNumber } from '../../../language/numbers.ts';
import { prerender } from '../../../prerender.tsx';
import { otherTools } from './measured.ts';
import { measuredWords } from './words.ts';

it.each(languages)(
  'every figure beside other tools comes from the results of the bench, in %s',
  async (language) => {
    const { body } = await prerender(addresses.landing, language);
    const section = body.slice(body.indexOf('id="measured"'), body.indexOf('id="calculator"'));
    const { tasks } = measuredWords[language];
    for (const [name, task] of Object.entries(results)) {
      expect(section).toContain(tasks[name as keyof typeof results]);
      for (const { cpuMs } of [
        task.ours.fresh,
        task.ours.warm,
        ...Object.values<{ cpuMs: number }>(task.others),
      ]) {
        expect(section).toContain(`>${formatNumber(cpuMs, language)}<span`);
      }
    }
    for (const [tool, version] of otherTools) expect(section).toContain(`${tool} ${version}`);
  },
);
