/** What is installed, what ships, and what is said about both. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {brand} from '../../config/brand';
import {parseHostFiles} from '../../plugins/delivery/node/hostFiles';
import {renderNginx} from '../../plugins/delivery/node/renderNginx';
import {BUILD, requireBuild} from '../content/lib/builtSite';

requireBuild();
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, {resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean}>;
};

describe('installing', () => {
  it('uses exact versions only', () => {
    const versions = Object.entries({...manifest['dependencies'], ...manifest['devDependencies']});
    expect(versions.filter(([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('locks every package by its content and none by its address', () => {
    const packages = Object.entries(lock.packages).filter(([name, {link, inBundle}]) => name && !link && !inBundle);
    expect(packages.filter(([, {resolved}]) => resolved)).toEqual([]);
    expect(packages.filter(([, {integrity}]) => !integrity).map(([name]) => name)).toEqual([]);
  });

  it('runs no install scripts', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

describe('the built site', () => {
  const scripts = readdirSync(path.join(BUILD, 'assets/js')).filter((file) => file.endsWith('.js'));

  it('has no byte of a hosted service that is not configured', () => {
    const vendors =
      /api\.eu\.amplitude|sr-client-cfg|AMP_unsent|googletagmanager\.com|hs-scripts\.com|static\.reo\.dev|data-privacy-choices/;
    expect(scripts.filter((file) => vendors.test(readFileSync(path.join(BUILD, 'assets/js', file), 'utf8')))).toEqual([]);
    expect(readFileSync(path.join(BUILD, 'index.html'), 'utf8')).not.toMatch(/data-privacy-choices|rel="?(preconnect|dns-prefetch)/);
  });

  it('says which packages its scripts contain, with licences', () => {
    const text = readFileSync(path.join(BUILD, 'third-party-licences.txt'), 'utf8');
    for (const name of ['react', 'react-dom', '@docusaurus/core', 'clsx']) expect(text).toMatch(new RegExp(`^${name} [\\d.]+: MIT$`, 'm'));
  });

  it('says whom to tell about a vulnerability', () => {
    const fields = Object.fromEntries(
      readFileSync(path.join(BUILD, '.well-known/security.txt'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    ) as Record<string, string>;
    expect(fields).toMatchObject({Contact: `mailto:${brand.security.email}`, Canonical: `${brand.siteUrl}/.well-known/security.txt`});
    expect(Date.parse(fields['Expires'] ?? '')).toBeGreaterThan(0);
    const policy = fields['Policy']?.replace(brand.siteUrl, BUILD) ?? '';
    expect(existsSync(path.join(policy, 'index.html')), policy).toBe(true);
  });
});

describe('the container', () => {
  const steps = readFileSync('Dockerfile', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));

  it('is built in two stages and serves as an ordinary user', () => {
    expect(steps.filter((line) => line.startsWith('FROM ')).length).toBe(2);
    expect(steps.lastIndexOf('USER www-data')).toBeGreaterThan(steps.findIndex((line) => line === 'FROM debian:bookworm-slim'));
  });

  // Absent when build/ was made elsewhere.
  it.runIf(existsSync('deploy/generated/nginx.conf') && existsSync(path.join(BUILD, '_headers')))(
    'gets the configuration that the tests put to nginx',
    () => {
      const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
      expect(readFileSync('deploy/generated/nginx.conf', 'utf8')).toBe(renderNginx(parseHostFiles(read('_headers'), read('_redirects'))));
    },
  );
});
