import * as z from 'zod';

/** Where the objects are: every key begins with the prefix, which is empty or ends with a slash. */
export interface S3Address {
  readonly endpoint: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly region: string;
}

const error =
  'must be an address such as s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-west-3';

/** `s3://bucket/prefix?endpoint=…&region=…`; without an endpoint it is Amazon's of that region. */
export const s3Address = z
  .string()
  .refine((text) => text.startsWith('s3://') && URL.canParse(text), { error })
  .transform((text) => addressOf(new URL(text)))
  .refine(
    ({ bucket, endpoint, region }) =>
      bucket !== '' && /^[\w-]+$/.test(region) && URL.canParse(endpoint) && /^https?:/.test(endpoint),
    { error },
  );

function addressOf({ host: bucket, pathname, searchParams }: URL): S3Address {
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, prefix: prefix && `${prefix}/`, region };
}
