// Written by `npm run check` from the definitions of the operations; never by hand.
import type { AskSettings } from '../settings.ts';
import { Operations } from './methods.ts';
import type {
  ChangeKeyInput,
  ChangeWebhookEndpointInput,
  CreateKeyInput,
  CreateWebhookEndpointInput,
  DeleteFileInput,
  DeleteJobInput,
  DeleteKeyInput,
  DeletePipelineInput,
  DeleteWebhookEndpointInput,
  GetCallReportInput,
  GetFileInput,
  GetJobInput,
  GetJobResultInput,
  GetLinkInput,
  GetPipelineInput,
  GetWebhookSecretInput,
  ListCallsInput,
  ListFilesInput,
  ListJobsInput,
  ListKeysInput,
  PricePipelineInput,
  RotateKeyInput,
  RotateWebhookSecretInput,
  RouteAnswers,
  RouteInputs,
  SavePipelineInput,
} from './route-types.ts';
import type { RouteId } from './routes.ts';

/** A method for everything that is no operation: files, jobs, keys, usage, webhooks, saved pipelines. */
export abstract class Routes extends Operations {
  abstract ask<Id extends RouteId>(
    id: Id,
    input: RouteInputs[Id],
    settings?: AskSettings,
  ): Promise<RouteAnswers[Id]>;

  /** The jobs of the account, the latest first. */
  listJobs(input: ListJobsInput = {}, settings?: AskSettings): Promise<RouteAnswers['list-jobs']> {
    return this.ask('list-jobs', input, settings);
  }

  /** The state of a job. */
  getJob(input: GetJobInput, settings?: AskSettings): Promise<RouteAnswers['get-job']> {
    return this.ask('get-job', input, settings);
  }

  /** Cancel a job, or delete its result now. */
  deleteJob(input: DeleteJobInput, settings?: AskSettings): Promise<RouteAnswers['delete-job']> {
    return this.ask('delete-job', input, settings);
  }

  /** The result of a job, for as long as your plan keeps it. */
  getJobResult(input: GetJobResultInput, settings?: AskSettings): Promise<RouteAnswers['get-job-result']> {
    return this.ask('get-job-result', input, settings);
  }

  /** Every warning of a call in words, for as long as your plan keeps it; with the GDPR service, its proof of deletion. */
  getCallReport(input: GetCallReportInput, settings?: AskSettings): Promise<RouteAnswers['get-call-report']> {
    return this.ask('get-call-report', input, settings);
  }

  /** The saved pipelines of the account, by name; scope pipelines. */
  listPipelines(settings?: AskSettings): Promise<RouteAnswers['list-pipelines']> {
    return this.ask('list-pipelines', {}, settings);
  }

  /** What a pipeline would cost now, and what is wrong with it; free. */
  pricePipeline(input: PricePipelineInput, settings?: AskSettings): Promise<RouteAnswers['price-pipeline']> {
    return this.ask('price-pipeline', input, settings);
  }

  /** A saved pipeline and its parameters; scope pipelines. */
  getPipeline(input: GetPipelineInput, settings?: AskSettings): Promise<RouteAnswers['get-pipeline']> {
    return this.ask('get-pipeline', input, settings);
  }

  /** Save a pipeline under a name, in place of the one that had it; scope pipelines. */
  savePipeline(input: SavePipelineInput, settings?: AskSettings): Promise<RouteAnswers['save-pipeline']> {
    return this.ask('save-pipeline', input, settings);
  }

  /** Delete a saved pipeline; scope pipelines. */
  deletePipeline(
    input: DeletePipelineInput,
    settings?: AskSettings,
  ): Promise<RouteAnswers['delete-pipeline']> {
    return this.ask('delete-pipeline', input, settings);
  }

  /** The files of the account, the latest first; scope files or operations. */
  listFiles(input: ListFilesInput = {}, settings?: AskSettings): Promise<RouteAnswers['list-files']> {
    return this.ask('list-files', input, settings);
  }

  /** What is known of a file; scope files or operations. */
  getFile(input: GetFileInput, settings?: AskSettings): Promise<RouteAnswers['get-file']> {
    return this.ask('get-file', input, settings);
  }

  /** Delete a file, and its link if it has one; scope files or operations. */
  deleteFile(input: DeleteFileInput, settings?: AskSettings): Promise<RouteAnswers['delete-file']> {
    return this.ask('delete-file', input, settings);
  }

  /** A result by its link, without a key. */
  getLink(input: GetLinkInput, settings?: AskSettings): Promise<RouteAnswers['get-link']> {
    return this.ask('get-link', input, settings);
  }

  /** The plan, what has been used of it this month, and what that costs; scope usage. */
  getUsage(settings?: AskSettings): Promise<RouteAnswers['get-usage']> {
    return this.ask('get-usage', {}, settings);
  }

  /** The log of calls, the latest first; scope usage. */
  listCalls(input: ListCallsInput = {}, settings?: AskSettings): Promise<RouteAnswers['list-calls']> {
    return this.ask('list-calls', input, settings);
  }

  /** The keys of the account, masked; scope keys. */
  listKeys(input: ListKeysInput = {}, settings?: AskSettings): Promise<RouteAnswers['list-keys']> {
    return this.ask('list-keys', input, settings);
  }

  /** Create a key; the answer has it in full. It can have no more rights than the key that makes it; scope keys. */
  createKey(input: CreateKeyInput, settings?: AskSettings): Promise<RouteAnswers['create-key']> {
    return this.ask('create-key', input, settings);
  }

  /** Change the name, the status or the settings of a key; scope keys. */
  changeKey(input: ChangeKeyInput, settings?: AskSettings): Promise<RouteAnswers['change-key']> {
    return this.ask('change-key', input, settings);
  }

  /** Delete a key, which is refused from then on; scope keys. */
  deleteKey(input: DeleteKeyInput, settings?: AskSettings): Promise<RouteAnswers['delete-key']> {
    return this.ask('delete-key', input, settings);
  }

  /** Give a key a new text; the former one works for overlapHours more; scope keys. */
  rotateKey(input: RotateKeyInput, settings?: AskSettings): Promise<RouteAnswers['rotate-key']> {
    return this.ask('rotate-key', input, settings);
  }

  /** The webhook endpoints of the account; scope webhooks. */
  listWebhookEndpoints(settings?: AskSettings): Promise<RouteAnswers['list-webhook-endpoints']> {
    return this.ask('list-webhook-endpoints', {}, settings);
  }

  /** Add a webhook endpoint; scope webhooks. */
  createWebhookEndpoint(
    input: CreateWebhookEndpointInput,
    settings?: AskSettings,
  ): Promise<RouteAnswers['create-webhook-endpoint']> {
    return this.ask('create-webhook-endpoint', input, settings);
  }

  /** Change the address, the events or the status of an endpoint; scope webhooks. */
  changeWebhookEndpoint(
    input: ChangeWebhookEndpointInput,
    settings?: AskSettings,
  ): Promise<RouteAnswers['change-webhook-endpoint']> {
    return this.ask('change-webhook-endpoint', input, settings);
  }

  /** Delete a webhook endpoint; scope webhooks. */
  deleteWebhookEndpoint(
    input: DeleteWebhookEndpointInput,
    settings?: AskSettings,
  ): Promise<RouteAnswers['delete-webhook-endpoint']> {
    return this.ask('delete-webhook-endpoint', input, settings);
  }

  /** The secret that signs the events of an endpoint; scope webhooks. */
  getWebhookSecret(
    input: GetWebhookSecretInput,
    settings?: AskSettings,
  ): Promise<RouteAnswers['get-webhook-secret']> {
    return this.ask('get-webhook-secret', input, settings);
  }

  /** Give an endpoint a new secret; for a day the former one signs as well; scope webhooks. */
  rotateWebhookSecret(
    input: RotateWebhookSecretInput,
    settings?: AskSettings,
  ): Promise<RouteAnswers['rotate-webhook-secret']> {
    return this.ask('rotate-webhook-secret', input, settings);
  }
}
