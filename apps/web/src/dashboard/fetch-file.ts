import { AppwriteException } from 'appwrite';
import { backendHeaders } from '../session/backend.ts';

export interface FetchedFile {
  readonly content: Blob;
  readonly name: string;
}

/** A file of the backend's, as it comes and not read by the SDK: it may be long. */
export async function fetchFile(address: string): Promise<FetchedFile> {
  const response = await fetch(address, { headers: backendHeaders() });
  if (!response.ok) {
    const { message, type } = await response.json();
    throw new AppwriteException(message, response.status, type);
  }
  const [, name = ''] = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content: await response.blob(), name };
}
