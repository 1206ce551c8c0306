// Where the system cannot take the network from a process, Node's own doors to it are closed before any engine loads.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('An engine process has no network.');
};

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
dgram.Socket.prototype.bind = refuse;
dgram.Socket.prototype.send = refuse;
Object.assign(dns, { lookup: refuse, resolve: refuse, Resolver: refuse });
Object.assign(dns.promises, { lookup: refuse, resolve: refuse, Resolver: refuse });
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
syncBuiltinESMExports();
