import { pipelineStepsMax } from '@pagesmith/catalog';
import { sample } from '../define/index.ts';
import type { Pipeline } from './pipeline.ts';

/** What people read about pipelines. */
export const pipelineCopy = {
  en: {
    name: 'Run a pipeline',
    summary: 'Runs several operations one after the other in a single call.',
    description: `Up to ${pipelineStepsMax} steps. Each is an operation with its parts and options. A value is written out, or refers to a part of the request with {"part": name}, or to the result of an earlier step with {"step": name or number}. The answer is the result of the last step, or of the step that result names. A pipeline costs what its steps cost; if one of them fails, it costs nothing.`,
    parts: {
      pipeline: 'The steps, as JSON.',
      parts: 'The files and texts that the steps refer to, by name. Several files may have the same name.',
    },
  },
  fr: {
    name: 'Exécuter un pipeline',
    summary: 'Exécute plusieurs opérations à la suite en un seul appel.',
    description: `${pipelineStepsMax} étapes au plus. Chacune est une opération avec ses parties et ses options. Une valeur est écrite en toutes lettres, ou renvoie à une partie de la requête par {"part": nom}, ou au résultat d’une étape précédente par {"step": nom ou numéro}. La réponse est le résultat de la dernière étape, ou de celle que result désigne. Un pipeline coûte ce que coûtent ses étapes\u00a0; si l’une d’elles échoue, il ne coûte rien.`,
    parts: {
      pipeline: 'Les étapes, en JSON.',
      parts:
        'Les fichiers et les textes auxquels les étapes renvoient, par nom. Plusieurs fichiers peuvent porter le même nom.',
    },
  },
} as const;

/** A form that is filled and put before a contract. */
export const pipelineExample = {
  pipeline: {
    steps: [
      {
        id: 'filled',
        operation: 'fill-pdf',
        parts: { file: { part: 'form' }, full_name: { part: 'name' } },
        options: { flatten: true },
      },
      { operation: 'merge-pdf', parts: { files: [{ step: 'filled' }, { part: 'contract' }] } },
    ],
  } satisfies Pipeline,
  parts: [
    ['form', sample('application-form.pdf')],
    ['contract', sample('contract.pdf')],
    ['name', 'Zoë Lovelace'],
  ],
} as const;
