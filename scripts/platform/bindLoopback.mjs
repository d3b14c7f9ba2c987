/**
 * Preloaded into the dashboard: by default it listens on all addresses, and a demo
 * belongs to this machine only.
 */
import {Server} from 'node:net';

const listen = Server.prototype.listen;
Server.prototype.listen = function listenOnLoopback(first, ...rest) {
  if (typeof first !== 'object')
    return listen.call(this, {port: Number(first), host: '127.0.0.1'}, ...rest.filter((arg) => typeof arg === 'function'));
  return listen.call(this, {...first, host: '127.0.0.1'}, ...rest);
};
