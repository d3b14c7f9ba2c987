<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Flagsmith\Flagsmith;
use Symfony\Component\Cache\Adapter\FilesystemAdapter;
use Symfony\Component\Cache\Psr16Cache;

// region: cache
$cache = new Psr16Cache(new FilesystemAdapter('flags'));

$flagsmith = (new Flagsmith(getenv('FLAGSMITH_ENVIRONMENT_KEY'), 'https://edge.api.flagsmith.com/api/v1/'))
    // Lifetime and prefix first: withCache() reads them.
    ->withTimeToLive(60)
    ->withCachePrefix('shop')
    ->withCache($cache);

// Read through the cache, 60 s at a time.
$flags = $flagsmith->getEnvironmentFlags();
// endregion: cache

// region: failover
// Ask the API every time, and fall back to the last answer when it fails.
$resilient = (new Flagsmith(getenv('FLAGSMITH_ENVIRONMENT_KEY'), 'https://edge.api.flagsmith.com/api/v1/'))
    ->withTimeToLive(86400)
    ->withCache($cache)
    ->withSkipCache(true)
    ->withUseCacheAsFailover(true);
// endregion: failover

// region: refresh
// Local evaluation. A scheduled job, and the start of each worker, load the document; requests find it in the cache.
$local = (new Flagsmith(getenv('FLAGSMITH_SERVER_KEY'), 'https://edge.api.flagsmith.com/api/v1/', environmentTtl: 60))
    ->withCache($cache);
$local->updateEnvironment();
// endregion: refresh
var_dump($flags->isFeatureEnabled('new_checkout'), $resilient->hasCache());
