import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';

import {parse} from 'yaml';

import {cacheDir, samplesDir, specification} from './paths';

export type Mock = {url: string; unreachableUrl: string; stop: () => void};

const START_TIMEOUT_MS = 90_000;

/** Starts samples/mock/server.mjs on a free port. The mock also ends by itself when this process does. */
export async function startMock(): Promise<Mock> {
  const ports = readPorts();
  const server = path.join(samplesDir, 'mock/server.mjs');
  const child = spawn(process.execPath, [server, specification, String(ports.mock)], {stdio: ['pipe', 'pipe', 'pipe']});
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The mock of the Edge API did not start within ${START_TIMEOUT_MS / 1000} s. ${stderr}`));
    }, START_TIMEOUT_MS);
    child.stdout.once('data', (chunk: Buffer) => {
      clearTimeout(timer);
      resolve((JSON.parse(chunk.toString('utf8')) as {url: string}).url);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The mock of the Edge API ended with code ${code}. ${stderr}`));
    });
  });
  const closed = await closedPort(ports.closed);
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(portsFile, JSON.stringify({mock: Number(new URL(url).port), closed}));
  return {
    url,
    unreachableUrl: `http://127.0.0.1:${closed}/api/v1/`,
    stop: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

const portsFile = path.join(cacheDir, 'ports.json');

/** Ports of the last run. Keeping them keeps the copies of the samples unchanged, and then nothing is compiled twice. */
function readPorts(): {mock: number; closed: number} {
  return existsSync(portsFile) ? (JSON.parse(readFileSync(portsFile, 'utf8')) as {mock: number; closed: number}) : {mock: 0, closed: 0};
}

/** A port where nothing listens: taken once and given back. */
function closedPort(preferred: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(closedPort(0)));
    server.listen(preferred, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

type Specification = {
  paths: Record<string, {get: {responses: Record<string, {content: Record<string, {examples: Record<string, {value: unknown}>}>}>}}>;
};

/** The environment document of the API description, for samples that work offline. */
export function readEnvironmentDocument(): unknown {
  const description = parse(readFileSync(specification, 'utf8')) as Specification;
  const examples = description.paths['/environment-document/']?.get.responses['200']?.content['application/json']?.examples ?? {};
  const document = Object.values(examples)[0]?.value;
  if (!document) throw new Error('openapi/edge-api.yaml has no example of the environment document (GET /environment-document/, 200).');
  return document;
}
