// What an engine process would do if a document had taken it over. Told what is worth having, it tries every way, and
// answers with what each attempt brought: "refused" or "got …".
const fs = require('node:fs');

const withModule = (name, act) => () => act(require(name));
const settled = (begin) =>
  new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve('got it'))));
const opened = (emitter, event) =>
  new Promise((resolve, reject) => emitter.once(event, () => resolve('got it')).once('error', reject));

function files({ secret, otherFolder, dataDir, parentPid, outside }) {
  return {
    'read a system file': () => fs.readFileSync('/etc/passwd', 'utf8'),
    'read a file of the data folder': () => fs.readFileSync(secret, 'utf8'),
    'read it by promise': () => fs.promises.readFile(secret, 'utf8'),
    'read it as a buffer path': () => fs.readFileSync(Buffer.from(secret), 'utf8'),
    'read it as an address': () => fs.readFileSync(require('node:url').pathToFileURL(secret), 'utf8'),
    'list the data folder': () => fs.readdirSync(dataDir).join(),
    'list the spool by dots': () => fs.readdirSync('..').join(),
    'read another engine’s task': () => fs.readFileSync(`${otherFolder}/task`, 'utf8'),
    'write into another engine’s folder': () => fs.writeFileSync(`${otherFolder}/mine`, 'x') ?? 'got it',
    'read the server’s environment': () => fs.readFileSync(`/proc/${parentPid}/environ`, 'utf8'),
    'write outside': () => fs.writeFileSync(outside, 'x') ?? 'got it',
    'write outside by a report': () => process.report.writeReport(outside),
    'write outside by a heap snapshot': () => require('node:v8').writeHeapSnapshot(outside),
    'link to a file outside': () => fs.symlinkSync(secret, 'link') ?? fs.readFileSync('link', 'utf8'),
    'link to it hard': () => fs.linkSync(secret, 'hard') ?? fs.readFileSync('hard', 'utf8'),
    'read variables from a file': () => process.loadEnvFile(secret) ?? 'got it',
    'preopen the root by WASI': withModule(
      'node:wasi',
      ({ WASI }) => new WASI({ version: 'preview1', preopens: { '/': '/' } }),
    ),
  };
}

function processes({ victimPid }) {
  return {
    'find another process by a signal': () => process.kill(victimPid, 0) && 'got it',
    'end another process': () => process.kill(victimPid, 'SIGTERM') && 'got it',
    'end it from inside Node': () => process._kill(victimPid, 15) === 0 && 'got it',
    'open its debugger': () => process._debugProcess(victimPid) ?? 'got it',
    'slow it down': () => require('node:os').setPriority(victimPid, 19) ?? 'got it',
    'become somebody else': () => process.setuid(1) ?? 'got it',
    'open its own debugger': withModule('node:inspector', ({ open }) => open(0) ?? 'got it'),
    'inspect itself': withModule('node:inspector', ({ Session }) => new Session().connect() ?? 'got it'),
    'start a program': withModule(
      'node:child_process',
      ({ spawnSync }) => spawnSync('true').status === 0 && 'got it',
    ),
    'start a thread': withModule('node:worker_threads', ({ Worker }) =>
      opened(new Worker('0', { eval: true }), 'online'),
    ),
    'start a cluster': withModule('node:cluster', (cluster) => opened(cluster.fork(), 'online')),
    'replace itself': () => process.execve('/bin/true', []) ?? 'got it',
    'reach into Node': () => process.binding('fs') && 'got it',
    'reach linked bindings': () => process._linkedBinding('fs') && 'got it',
    'load native code': () => process.dlopen({ exports: {} }, '/lib/none.node') ?? 'got it',
    'take handles that are open': () => process._getActiveHandles().length && 'got it',
    'watch handles being made': withModule(
      'node:async_hooks',
      ({ createHook }) => createHook({ init() {} }).enable() && 'got it',
    ),
    'switch V8’s own doors on': () =>
      require('node:v8').setFlagsFromString('--allow-natives-syntax') ?? 'got it',
  };
}

function network({ tcpPort, udpPort }) {
  const server = `127.0.0.1:${udpPort}`;
  const to = { port: tcpPort, host: '127.0.0.1' };
  return {
    'connect by net': withModule('node:net', (net) => opened(net.connect(to), 'connect')),
    'connect by a socket': withModule('node:net', ({ Socket }) =>
      opened(new Socket().connect(to), 'connect'),
    ),
    'listen by net': withModule('node:net', (net) => opened(net.createServer().listen(0), 'listening')),
    'make a raw handle': withModule(
      'node:net',
      (net) => net._createServerHandle('127.0.0.1', 0, 4).fd > 0 && 'got it',
    ),
    'send by dgram': withModule('node:dgram', (dgram) =>
      settled((done) => dgram.createSocket('udp4').send('x', udpPort, '127.0.0.1', done)),
    ),
    'ask by http': withModule('node:http', (http) =>
      opened(http.get(`http://127.0.0.1:${tcpPort}`), 'socket'),
    ),
    'ask by https': withModule('node:https', (https) =>
      opened(https.get(`https://127.0.0.1:${tcpPort}`), 'socket'),
    ),
    'ask by http2': withModule('node:http2', (http2) =>
      opened(http2.connect(`http://127.0.0.1:${tcpPort}`), 'connect'),
    ),
    'ask by tls': withModule('node:tls', (tls) => opened(tls.connect(to), 'secureConnect')),
    'ask by fetch': async () => (await fetch(`http://127.0.0.1:${tcpPort}`)) && 'got it',
    'ask by import': async () => opened((await import('node:net')).connect(to), 'connect'),
    'ask by getBuiltinModule': () => opened(process.getBuiltinModule('net').connect(to), 'connect'),
    'look a name up': withModule('node:dns', (dns) => settled((done) => dns.lookup('localhost', done))),
    'look a name up by promise': withModule('node:dns', (dns) => dns.promises.lookup('localhost')),
    'ask a name server': withModule(
      'node:dns',
      (dns) => dns.setServers([server]) ?? settled((done) => dns.resolveTxt('a.example', done)),
    ),
    'ask it by promise': withModule(
      'node:dns/promises',
      (dns) => dns.setServers([server]) ?? dns.resolveTxt('a.example'),
    ),
    'ask it by a resolver': withModule('node:dns', ({ Resolver }) => {
      const resolver = new Resolver();
      resolver.setServers([server]);
      return settled((done) => resolver.resolve4('a.example', done));
    }),
    'ask it by a resolver of promises': withModule('node:dns', ({ promises }) => {
      const resolver = new promises.Resolver();
      resolver.setServers([server]);
      return resolver.resolve4('a.example');
    }),
  };
}

const own = {
  'read its own task': () => fs.readFileSync('task', 'utf8'),
  'write its own folder': () => fs.writeFileSync('result', 'x') ?? 'got it',
};

async function attempt(act) {
  const late = new Promise((resolve) => setTimeout(resolve, 3000, 'refused').unref());
  try {
    const got = await Promise.race([act(), late]);
    return got === 'refused' || got === false ? 'refused' : `got ${String(got).slice(0, 40)}`;
  } catch {
    return 'refused';
  }
}

process.on('uncaughtException', () => undefined);
process.on('message', async ({ steps: [{ input }] }) => {
  const attempts = { ...own, ...files(input), ...processes(input), ...network(input) };
  const outcomes = {};
  for (const [name, act] of Object.entries(attempts)) outcomes[name] = await attempt(act);
  process.send({ kind: 'json', text: JSON.stringify(outcomes) });
});
process.send({ kind: 'ready' });
