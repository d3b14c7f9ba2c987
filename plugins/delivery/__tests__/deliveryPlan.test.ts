import {describe, expect, it} from 'vitest';

import {LONG_LIVED, planDelivery, targetWith} from '../node/deliveryPlan';

const facts = {everywhere: {'X-Test': 'yes'}, longLived: ['/assets/'], types: {'/.well-known/x': 'text/x'}, moved: [], routes: []};

describe('planDelivery', () => {
  it('puts headers of every answer first, then long-lived folders, then single files', () => {
    expect(planDelivery(facts).headers).toEqual([
      {path: '/*', headers: {'X-Test': 'yes'}},
      {path: '/assets/*', headers: {'Cache-Control': LONG_LIVED}},
      {path: '/.well-known/x', headers: {'Content-Type': 'text/x'}},
    ]);
  });

  it('leads old addresses on with and without a trailing slash', () => {
    expect(planDelivery({...facts, moved: [{from: '/old', to: '/new/'}]}).redirects).toEqual([
      {from: '/old', to: '/new/'},
      {from: '/old/', to: '/new/'},
    ]);
  });

  it('leads file names to the route as it is spelled', () => {
    expect(planDelivery({...facts, routes: ['/', '/quickstart', '/clients/', '/404.html']}).redirects).toEqual([
      {from: '/index.html', to: '/'},
      {from: '/quickstart.html', to: '/quickstart'},
      {from: '/quickstart/index.html', to: '/quickstart'},
      {from: '/clients.html', to: '/clients/'},
      {from: '/clients/index.html', to: '/clients/'},
    ]);
  });
});

describe('targetWith', () => {
  it('puts the query before the hash', () => {
    expect(targetWith('/a#b', '?c=1')).toBe('/a?c=1#b');
    expect(targetWith('/a', '')).toBe('/a');
  });
});
