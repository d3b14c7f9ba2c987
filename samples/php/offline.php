<?php

// Reads flags from a file and never calls the API.

declare(strict_types=1);

// region: offline
require __DIR__ . '/vendor/autoload.php';

use Flagsmith\Flagsmith;
use Flagsmith\Offline\LocalFileHandler;

$flagsmith = new Flagsmith(
    offlineMode: true,
    offlineHandler: new LocalFileHandler('environment.json'),
);

$flags = $flagsmith->getIdentityFlags('customer-42', (object) ['plan' => 'pro']);
echo 'banner_text: ' . $flags->getFeatureValue('banner_text') . "\n";
// endregion: offline
