import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Listens on the wanted port or the next free one; 0 takes any. */
export async function listen(server: Server, wanted: number, host = '127.0.0.1', tries = 20): Promise<number> {
  for (let port = wanted; port < wanted + tries; port += 1) {
    const taken = await tryListen(server, port, host);
    if (!taken) return (server.address() as AddressInfo).port;
    console.log(`Port ${port} is taken by another program; trying ${port + 1}.`);
  }
  throw new Error(`Ports ${wanted} to ${wanted + tries - 1} are all taken. Free one, or name another: PORT=4000 npm start.`);
}

function tryListen(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(false);
    });
  });
}
