import {checksFor} from '../types';

export default checksFor('deployment/hosting/locally-api', [
  {
    id: 'healthcheck-tcp-closed',
    says: '| `healthcheck tcp [-p 8000] [-t 1]` | Exits 0 if the port accepts connections |',
    command: ['healthcheck', 'tcp', '-p', '1', '-t', '1'],
    expect: {code: 1},
  },
  {
    id: 'healthcheck-http',
    says: '| `healthcheck http [path] [-p 8000] [-t 1]` | Exits 0 if the path, by default `/health/liveness`, responds without an error |',
    run: async ({platform, command}) => {
      const {code, output} = await command(['healthcheck', 'http', '-p', new URL(platform.api).port, '-t', '20']);
      if (code !== 0) throw new Error(`exit code ${code}: ${output}`);
    },
  },
]);
