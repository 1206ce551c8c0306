import { addressOf, isFile, keyPlaceholder, type SampleSource } from './sample.ts';

const quoted = (text: string) => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;

type Parts = SampleSource['operation']['example']['parts'];

export function phpSample(source: SampleSource): string {
  const { example, result } = source.operation;
  const names = example.parts.map(([name]) => name);
  const isRepeated = new Set(names).size < names.length;
  return [
    '<?php',
    ...(isRepeated ? bodyByHand(example.parts) : []),
    `$curl = curl_init(${quoted(addressOf(source))});`,
    'curl_setopt_array($curl, [',
    ...(isRepeated ? sentByHand : sentByCurl(example.parts)),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$answer = curl_exec($curl);',
    'if ($answer === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status !== 200) {',
    '    $problem = json_decode($answer);',
    '    throw new RuntimeException($problem->error);',
    '}',
    result.kind === 'json'
      ? 'print_r(json_decode($answer, true));'
      : `file_put_contents(${quoted(result.downloadName)}, $answer);`,
  ].join('\n');
}

const sentByCurl = (parts: Parts) => [
  '    CURLOPT_HTTPHEADER => [',
  `        ${quoted(`x-api-key: ${keyPlaceholder}`)},`,
  '    ],',
  '    CURLOPT_POSTFIELDS => [',
  ...parts.map(([name, value]) => {
    const written = isFile(value)
      ? `new CURLFile(
            ${quoted(value.sample)},
            'application/pdf',
        )`
      : quoted(value);
    return `        ${quoted(name)} => ${written},`;
  }),
  '    ],',
];

const sentByHand = [
  '    CURLOPT_HTTPHEADER => [',
  `        ${quoted(`x-api-key: ${keyPlaceholder}`)},`,
  '        "Content-Type: multipart/form-data; boundary=$boundary",',
  '    ],',
  '    CURLOPT_POSTFIELDS => $body,',
];

/** The keys of a PHP array are unique, so its curl cannot send two parts of one name. */
function bodyByHand(parts: Parts): string[] {
  const files = parts.flatMap(([name, value]) => (isFile(value) ? [[name, value.sample]] : []));
  const texts = parts.flatMap(([name, value]) => (isFile(value) ? [] : [[name, value]]));
  const listed = (pairs: string[][]) => pairs.map((pair) => `[${pair.map(quoted).join(', ')}]`).join(', ');
  const head = String.raw`    $body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"`;
  return [
    '$boundary = bin2hex(random_bytes(16));',
    "$body = '';",
    `foreach ([${listed(files)}] as [$name, $file]) {`,
    String.raw`${head}; filename=\"$file\"\r\n"`,
    String.raw`        . "Content-Type: application/pdf\r\n\r\n" . file_get_contents($file) . "\r\n";`,
    '}',
    ...(texts.length === 0
      ? []
      : [`foreach ([${listed(texts)}] as [$name, $text]) {`, String.raw`${head}\r\n\r\n$text\r\n";`, '}']),
    String.raw`$body .= "--$boundary--\r\n";`,
    '',
  ];
}
