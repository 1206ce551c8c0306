import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: ' ' }).publicUrl).toBe('http://localhost:3000');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'pdf.example.com'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://localhost/db'],
  ['STORE_URL', 'https://s3.example.com/bucket'],
  ['STORE_URL', 's3://'],
  ['STORE_URL', 's3://bucket?endpoint=s3.example.com'],
  ['TRUST_PROXY', 'yes please'],
  ['OPERATOR_ADDRESSES', 'the office'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with spaces in between'],
  ['LOG_LEVEL', 'loud'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY_PREVIOUS', 'short'],
  ['ALLOWED_ORIGINS', 'app.example.com'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://app.example.com/page'],
  ['ALLOWED_ORIGINS', 'https://app.example.com,null'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Pagesmith'],
  ['CONTACT_TO', 'somebody'],
  ['SALES_EMAIL', 'somebody'],
  ['SUPPORT_EMAIL', 'somebody'],
  ['VAT', 'yes'],
  ['VAT', 'Included'],
])('%s=%s stops the start with a sentence that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`));
});

test('a bad value never repeats itself in the message: it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://ada:hunter2@localhost/db' })).toThrow(/^(?!.*hunter2)/);
});

test('a store is a bucket with a prefix, and needs its keys', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const storeAt = (STORE_URL: string) => readConfig({ STORE_URL, ...keys }).store?.address;
  expect(storeAt('s3://files/pages/?endpoint=http://127.0.0.1:9000/&region=eu-west-3')).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'files',
    prefix: 'pages/',
    region: 'eu-west-3',
  });
  expect(storeAt('s3://files?region=eu-west-3')).toMatchObject({
    endpoint: 'https://s3.eu-west-3.amazonaws.com',
    prefix: '',
  });
  expect(() => readConfig({ STORE_URL: 's3://files' })).toThrow(/^AWS_ACCESS_KEY_ID and AWS_SECRET/);
});

test('proxies are a number of hops or a list of addresses', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, ::1' }).trustProxy).toEqual(['10.0.0.1', '::1']);
});

test('a public address has no slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://pdf.example.com/' }).publicUrl).toBe('https://pdf.example.com');
});

test('origins are a list', () => {
  const ALLOWED_ORIGINS = 'https://app.example.com/, http://localhost:5173';
  expect(readConfig({ ALLOWED_ORIGINS }).allowedOrigins).toEqual([
    'https://app.example.com',
    'http://localhost:5173',
  ]);
});

test('mail comes from the host of the public address unless told otherwise', () => {
  expect(readConfig({ PUBLIC_URL: 'https://pdf.example.com' }).mailFrom).toBe(
    'Pagesmith <no-reply@pdf.example.com>',
  );
  expect(readConfig({ MAIL_FROM: 'ada@example.com' }).mailFrom).toBe('ada@example.com');
});

test('the company is named as it is told, and its addresses are at the host unless told otherwise', () => {
  expect(readConfig({ PUBLIC_URL: 'https://pdf.example.com' }).company).toEqual({
    name: 'Pagesmith',
    address: '',
    salesEmail: 'sales@pdf.example.com',
    supportEmail: 'support@pdf.example.com',
    vat: 'included',
  });
  const told = { COMPANY_NAME: 'Paper & Co', COMPANY_ADDRESS: '1 rue du Lac', SALES_EMAIL: 'a@example.com' };
  expect(readConfig(told).company).toMatchObject({
    name: 'Paper & Co',
    address: '1 rue du Lac',
    salesEmail: 'a@example.com',
    supportEmail: 'support@localhost',
  });
});
