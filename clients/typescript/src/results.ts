interface WarningCount {
  readonly code: string;
  readonly count: number;
}

/** What every answer tells besides its content. */
abstract class Result {
  /** As it came. */
  readonly response: Response;

  constructor(response: Response) {
    this.response = response;
  }

  /** Quote it when you contact support. */
  get requestId(): string {
    return this.response.headers.get('x-request-id') ?? '';
  }

  /** Undefined for the result of a job, whose credits stand on the job. */
  get creditsUsed(): number | undefined {
    return this.number('x-credits-used');
  }

  get creditsRemaining(): number | undefined {
    return this.number('x-credits-remaining');
  }

  /** What was renamed, dropped or simplified, by code. The report has it in words. */
  get warnings(): readonly WarningCount[] {
    return JSON.parse(this.response.headers.get('x-pdf-warnings') ?? '[]') as WarningCount[];
  }

  private number(header: string): number | undefined {
    const value = this.response.headers.get(header);
    return value === null ? undefined : Number(value);
  }
}

/** A file, read once: as a stream, as bytes or as a Blob. */
export class FileResult extends Result {
  /** The name that the API proposes for it. */
  get name(): string {
    const disposition = this.response.headers.get('content-disposition') ?? '';
    return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'document.pdf';
  }

  get mediaType(): string {
    return this.response.headers.get('content-type') ?? 'application/octet-stream';
  }

  stream(): ReadableStream<Uint8Array> {
    return this.response.body ?? new Blob([]).stream();
  }

  async bytes(): Promise<Uint8Array> {
    return new Uint8Array(await this.response.arrayBuffer());
  }

  blob(): Promise<Blob> {
    return this.response.blob();
  }
}

/** An answer in JSON. */
export class DataResult<Data> extends Result {
  readonly data: Data;

  constructor(response: Response, data: Data) {
    super(response);
    this.data = data;
  }
}
