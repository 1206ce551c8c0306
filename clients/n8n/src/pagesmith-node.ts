// The node: n8n looks for a class that is named like its file.
import { description } from './description.ts';
import { execute } from './execute.ts';
import type { Execution, Item } from './n8n.ts';

export class Pagesmith {
  readonly description = description;

  execute(this: Execution): Promise<Item[][]> {
    return execute(this);
  }
}
