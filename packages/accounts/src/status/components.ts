import { type StatusComponent, statusComponents } from '@pagesmith/catalog';
import * as z from 'zod';
import type { Parameter } from '../arguments/read-arguments.ts';

export const components: Parameter<StatusComponent[]> = {
  // A command line and a form have one text for all of them.
  schema: z.preprocess(
    (given) => (typeof given === 'string' ? given.split(',').map((one) => one.trim()) : given),
    z.array(z.enum(statusComponents)).min(1),
  ),
  accepted: {
    en: `Value must name at least one of (${statusComponents.join(', ')})`,
    fr: `la valeur doit nommer au moins l’un de ceux-ci\u00a0: ${statusComponents.join(', ')}`,
  },
};
