import {once} from 'node:events';
import {connect, createServer, type AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';

/** Ports of 127.0.0.1 on which nothing listens, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({length: count}, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** False when the program ends or the time is over before the port takes connections. */
export async function untilListening(port: number, isRunning: () => boolean, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; isRunning() && Date.now() < deadline; await sleep(50))
    if (await takesConnections(port)) return true;
  return false;
}

export async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  // `once` rejects on 'error'.
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
