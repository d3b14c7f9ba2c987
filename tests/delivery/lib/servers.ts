import {listen} from '../../../scripts/lib/listen';
import {createSiteServer} from '../../../scripts/lib/siteServer';
import {requireNginx, type Running, startNginx} from './nginx';

export type ServerKind = {name: string; start: (root: string) => Promise<Running>};

async function startOwn(root: string): Promise<Running> {
  const server = createSiteServer({root});
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** `npm run serve`, and nginx with the generated configuration. */
export function availableServers(): ServerKind[] {
  requireNginx();
  return [
    {name: 'npm run serve', start: startOwn},
    {name: 'nginx', start: startNginx},
  ];
}
