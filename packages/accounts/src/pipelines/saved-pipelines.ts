import { savedPipelinesMax } from '@pagesmith/catalog';
import { type Database, pipelines } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { savedPipelineFailures } from './failures.ts';

export interface SavedPipeline {
  readonly name: string;
  readonly definition: unknown;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface SavedPipelines {
  /** By name. */
  list(accountId: string): Promise<SavedPipeline[]>;
  find(accountId: string, name: string): Promise<SavedPipeline>;
  /** Saves it under the name, in place of the one that had it. */
  save(accountId: string, name: string, definition: unknown): Promise<SavedPipeline>;
  remove(accountId: string, name: string): Promise<void>;
}

interface PipelinesDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Addresses of its own stand beside the names. */
const isName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(name) && name !== 'price';

const isThe = (accountId: string, name: string) =>
  and(eq(pipelines.userId, accountId), eq(pipelines.name, name));

export function createSavedPipelines({ database, clock }: PipelinesDeps): SavedPipelines {
  const { orm } = database;
  return {
    list: (accountId) =>
      orm.select().from(pipelines).where(eq(pipelines.userId, accountId)).orderBy(asc(pipelines.name)),
    find: async (accountId, name) => {
      const [found] = await orm.select().from(pipelines).where(isThe(accountId, name));
      if (!found) throw savedPipelineFailures.pipelineAbsent({ name });
      return found;
    },
    save: async (accountId, name, definition) => {
      if (!isName(name)) throw savedPipelineFailures.pipelineNameMalformed();
      const [others] = await orm
        .select({ total: count() })
        .from(pipelines)
        .where(and(eq(pipelines.userId, accountId), ne(pipelines.name, name)));
      if ((others?.total ?? 0) >= savedPipelinesMax) throw savedPipelineFailures.pipelinesTooMany();
      const updatedAt = clock.now();
      const [saved] = await orm
        .insert(pipelines)
        .values({ userId: accountId, name, definition, createdAt: updatedAt, updatedAt })
        .onConflictDoUpdate({ target: [pipelines.userId, pipelines.name], set: { definition, updatedAt } })
        .returning();
      if (!saved) throw new Error('a pipeline was not saved');
      return saved;
    },
    remove: async (accountId, name) => {
      const removed = await orm.delete(pipelines).where(isThe(accountId, name)).returning();
      if (removed.length === 0) throw savedPipelineFailures.pipelineAbsent({ name });
    },
  };
}
