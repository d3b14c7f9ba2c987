/**
 * An HTTP server on 127.0.0.1 that stands for the analytics service: records what it gets and
 * answers as a test tells it to.
 */
import http from 'node:http';

import type {BrowserContext} from '@playwright/test';

import {listen} from '../../../scripts/lib/listen';

export type SentEvent = {
  event_type: string;
  session_id: number;
  insert_id: string;
  time: number;
  event_properties?: Record<string, unknown>;
  user_properties?: Record<string, Record<string, unknown>>;
};
export type Received = {path: string; query: URLSearchParams; apiKey: string; events: SentEvent[]};
export type Reply = {status: number; body?: object};

export const HOSTS = {events: 'https://api.eu.amplitude.com', config: 'https://sr-client-cfg.eu.amplitude.com'};

export class Collector {
  readonly requests: Received[] = [];
  readonly configRequests: URLSearchParams[] = [];
  /** Answers for the next posts; afterwards everything succeeds. */
  replies: Reply[] = [];
  /** Decides by content instead, when set. */
  decide: ((received: Received) => Reply | undefined) | undefined;
  config: object = {configs: {}};
  configDelayMs = 0;
  private readonly server = http.createServer((request, response) => void this.answer(request, response));
  private port = 0;

  async start(): Promise<void> {
    this.port = await listen(this.server, 0);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /**
   * Requests to the service's own hosts arrive here instead; the page and its policy still see
   * those hosts.
   */
  async attach(context: BrowserContext): Promise<void> {
    for (const host of Object.values(HOSTS)) {
      await context.route(`${host}/**`, async (route) => {
        const {pathname, search} = new URL(route.request().url());
        const response = await route
          .fetch({url: `http://127.0.0.1:${this.port}${pathname}${search}`, maxRetries: 0})
          .catch(() => undefined);
        await (response ? route.fulfill({response}) : route.abort('connectionreset')).catch(() => undefined);
      });
    }
  }

  /** Events that were accepted. */
  get events(): SentEvent[] {
    return this.accepted.flatMap(({events}) => events);
  }

  private readonly accepted: Received[] = [];

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://collector');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (url.pathname === '/config') {
      this.configRequests.push(url.searchParams);
      await new Promise((resolve) => setTimeout(resolve, this.configDelayMs));
      send(response, {status: 200, body: this.config});
      return;
    }
    const {api_key: apiKey, events} = JSON.parse(Buffer.concat(chunks).toString()) as {api_key: string; events: SentEvent[]};
    const received = {path: url.pathname, query: url.searchParams, apiKey, events};
    this.requests.push(received);
    const reply = this.decide?.(received) ??
      this.replies.shift() ?? {
        status: 200,
        body: {code: 200, server_upload_time: 0, payload_size_bytes: 0, events_ingested: events.length},
      };
    if (reply.status === 0) {
      request.socket.destroy();
      return;
    }
    if (reply.status === 200) this.accepted.push(received);
    send(response, reply);
  }
}

function send(response: http.ServerResponse, {status, body = {}}: Reply): void {
  response.writeHead(status, {'content-type': 'application/json', 'access-control-allow-origin': '*'}).end(JSON.stringify(body));
}
