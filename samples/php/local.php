<?php

// Evaluates flags in this process, from a copy of the environment document.

declare(strict_types=1);

// region: local
require __DIR__ . '/vendor/autoload.php';

use Flagsmith\Flagsmith;
use Symfony\Component\Cache\Adapter\FilesystemAdapter;
use Symfony\Component\Cache\Psr16Cache;

$flagsmith = new Flagsmith(
    // A server-side key, which starts with "ser.".
    apiKey: getenv('FLAGSMITH_SERVER_KEY'),
    host: 'https://edge.api.flagsmith.com/api/v1/',
    // Setting a lifetime turns local evaluation on.
    environmentTtl: 60,
);
$flagsmith = $flagsmith->withCache(new Psr16Cache(new FilesystemAdapter('flags')));

// Takes the document from the cache, or from the API when it is older than 60 s.
$flagsmith->updateEnvironment();

// No request is made here, and no trait is stored.
$flags = $flagsmith->getIdentityFlags('customer-42', (object) ['plan' => 'pro']);
echo 'banner_text: ' . $flags->getFeatureValue('banner_text') . "\n";
// endregion: local

// region: segments
foreach ($flagsmith->getIdentitySegments('customer-42', (object) ['plan' => 'pro']) as $segment) {
    echo 'segment: ' . $segment->name . "\n";
}
// endregion: segments
