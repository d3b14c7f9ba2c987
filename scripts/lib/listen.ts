import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

const LAST_PORT = 65_535;
const REMEDIES: Record<string, (port: number, host: string) => string> = {
  EACCES: (port) => `Port ${port} needs more rights than this user has. Name one from 1024 on: PORT=4000 npm start.`,
  EADDRNOTAVAIL: (_port, host) =>
    `HOST is "${host}", which is not an address of this machine. Set 127.0.0.1, 0.0.0.0 for all interfaces, or remove it.`,
  ENOTFOUND: (_port, host) =>
    `HOST is "${host}", a name that leads to no address. Set 127.0.0.1, 0.0.0.0 for all interfaces, or remove it.`,
};

/** Listens on the wanted port or the next free one; 0 takes any. */
export async function listen(server: Server, wanted: number, host = '127.0.0.1', tries = 20): Promise<number> {
  const last = Math.min(wanted + tries - 1, LAST_PORT);
  for (let port = wanted; port <= last; port += 1) {
    const taken = await tryListen(server, port, host);
    if (!taken) return (server.address() as AddressInfo).port;
    if (port < last) console.log(`Port ${port} is taken by another program; trying ${port + 1}.`);
  }
  const ports = wanted === last ? `Port ${last} is taken.` : `Ports ${wanted} to ${last} are all taken.`;
  throw new Error(`${ports} Free one, or name another: PORT=4000 npm start.`);
}

function tryListen(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else reject(new Error(REMEDIES[error.code ?? '']?.(port, host) ?? error.message, {cause: error}));
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(false);
    });
  });
}
